import { spawn } from "node:child_process";

/** Starts Electron once all compilers are done, and restarts it after each later build. */
export class StartElectron {
  #waiting = new Set();
  #child;

  apply(compiler) {
    this.#waiting.add(compiler);
    compiler.hooks.afterDone.tap("StartElectron", async (stats) => {
      if (stats.hasErrors()) return;
      this.#waiting.delete(compiler);
      if (this.#waiting.size > 0) return;
      // In Node.js, the package exports the path to Electron's executable.
      const { default: program } = await import("electron");
      this.#child?.kill();
      const env = { ...process.env, NODE_OPTIONS: "--enable-source-maps" };
      this.#child = spawn(program, ["."], { stdio: "inherit", env });
    });
  }
}
