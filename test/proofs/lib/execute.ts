import { execFile } from "node:child_process";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { paths } from "../../../scripts/lib/paths";
import { SHORT_PROGRAMS } from "../../program-options";

/** Runs a line in a shell. What npx would find is found on the path, half a second sooner. */
export function execute(line: string, cwd: string): Promise<{ status: number; output: string }> {
  const bin = path.join(paths.root, "node_modules/.bin");
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    NODE_ENV: undefined,
    NO_COLOR: "1",
    NODE_OPTIONS: `${SHORT_PROGRAMS} ${process.env.NODE_OPTIONS ?? ""}`,
  };
  return new Promise((resolve) => {
    const options = { cwd, env, shell: true, timeout: 100_000 };
    const child = execFile(line.replace(/\bnpx /, ""), options, (error, stdout, stderr) => {
      const status = typeof error?.code === "number" ? error.code : error ? -1 : 0;
      resolve({ status, output: stripVTControlCharacters(stdout + stderr) });
    });
    child.stdin?.end(); // nobody answers a question
  });
}
