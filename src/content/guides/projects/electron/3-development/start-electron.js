import { spawn } from "node:child_process";

/** Starts Electron when all compilers with this plugin are done, and again after each later build. */
export class StartElectron {
  #waiting = new Set();
  #child;

  apply(compiler) {
    this.#waiting.add(compiler);
    compiler.hooks.afterDone.tap("StartElectron", async (stats) => {
      if (stats.hasErrors()) return;
      this.#waiting.delete(compiler);
      if (this.#waiting.size > 0) return;
      // In Node.js, the package exports the path of the program.
      const { default: program } = await import("electron");
      this.#child?.kill();
      const env = { ...process.env, NODE_OPTIONS: "--enable-source-maps" };
      this.#child = spawn(program, ["."], { stdio: "inherit", env });
    });
  }
}
