// `node scripts/run.mjs build` starts `scripts/build.ts`. Its modules become one file first: loading over a hundred one by
// one, each translated on its way, took a second of processor time before anything was built. The file is kept.
import { existsSync, readFileSync } from "node:fs";
import module from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fileState } from "./file-state.mjs";

// @ts-expect-error The types are those of the oldest Node that will do; this is there from Node 22 on.
module.enableCompileCache?.();
const root = path.join(import.meta.dirname, "..");
const name = process.argv[2] ?? "";
const source = path.join(import.meta.dirname, `${name}.ts`);
const file = path.join(root, ".cache/commands", `${name}.mjs`);

if (!isCurrent()) {
  const { bundleCommand } = await import("./bundle-command.mjs");
  await bundleCommand(source, file);
}
process.argv.splice(1, 2, source);
await import(pathToFileURL(file).href);

/** Whether the file was made of what is there now: its last line says of what. */
function isCurrent() {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, "utf8");
  const noted = text.slice(text.lastIndexOf("\n//") + 3);
  if (!noted.startsWith("{")) return false;
  return Object.entries(JSON.parse(noted)).every(([input, state]) => fileState(path.join(root, input)) === state);
}
