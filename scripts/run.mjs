// Every npm script starts here: `node scripts/run.mjs scripts/commands/build.ts` checks that Node.js is new enough,
// installs the packages if necessary, and runs that file. If the file throws, the process ends with a sentence. This is
// plain JavaScript and uses only Node's own modules, because nothing else exists on a fresh clone.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installIn } from "./lib/package-lists.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old for this site. Install Node 20.19 or newer.`);
  process.exit(1);
}
const [command = ""] = process.argv.splice(2, 1);
const file = path.resolve(root, command);
// A command can have a list next to it with packages that only it needs.
const lists = [root, path.dirname(file)].filter((folder) => existsSync(path.join(folder, "package.json")));
await Promise.all(lists.map(installIn)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// From here on, Node runs TypeScript. Nothing requires it, and code that packages require stays as fast as it is.
// @ts-expect-error The package has no types for this import, which runs it.
await import("tsx/esm");
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  const { exitWithSentence } = await import("./lib/report");
  exitWithSentence(error);
}
