import { type SpawnOptions, spawn } from "node:child_process";
import path from "node:path";
import { paths } from "./paths";

/** A larger young generation makes compilers collect garbage less often. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`;

/** Options for the output of a program, and additions to its environment. */
export interface ProgramOptions {
  stdio: SpawnOptions["stdio"];
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs a script of an installed package with Node.js, in the root of the repository.
 *
 * @param program Its path below `node_modules`.
 * @returns Its exit status, and its output streams if they are piped.
 */
export function runProgram(
  program: string,
  args: string[],
  { stdio, env }: ProgramOptions,
): Promise<{ status: number; output: string }> {
  const file = path.join(paths.root, "node_modules", program);
  return new Promise((resolve, reject) => {
    const options = { cwd: paths.root, env: { ...process.env, NODE_OPTIONS, ...env }, stdio };
    const child = spawn(process.execPath, [file, ...args], options);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", reject).on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
