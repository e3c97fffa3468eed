import { spawn } from "node:child_process";
import { once } from "node:events";

/** A started program of an engine. */
export interface Program {
  /**
   * Waits until the program has printed something.
   *
   * @param sign Matches the output, with the wanted part in parentheses.
   * @throws {Error} With the whole output, if the program ends before that or a minute passes.
   */
  said(sign: RegExp): Promise<string>;
  /** Ends it. It's also ended when this process ends. */
  end(): Promise<void>;
}

/** How many milliseconds a program may need to start on a slow and busy machine. */
export const START = 60_000;

/** Starts a program by name, with arguments. */
export function startProgram([name = "", ...given]: string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(name, given, { env, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill();
  process.once("exit", kill);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));

  function said(sign: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = sign.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      };
      const fail = () => reject(new Error(`${name} does not start. It printed:\n${printed.trim()}`));
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      child.once("error", fail);
      child.once("exit", fail);
      setTimeout(fail, START).unref();
      look();
    });
  }

  async function end(): Promise<void> {
    process.off("exit", kill);
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    kill();
    await ended;
  }

  return { said, end };
}
