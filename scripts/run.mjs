// Every npm script starts here: `node scripts/run.mjs scripts/commands/build.ts` runs that file, after it has made sure that
// Node.js is new enough and that the packages are installed. What the file throws ends the process with a sentence. This is
// plain JavaScript and uses only Node's own modules, because on a fresh clone there is nothing else.
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
// A command that needs packages that nothing else does has a list of them beside it.
const lists = [root, path.dirname(file)].filter((folder) => existsSync(path.join(folder, "package.json")));
await Promise.all(lists.map(installIn)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// @ts-expect-error The package has no types for being imported, which is how it starts to work.
await import("tsx"); // from here on, Node runs TypeScript
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  const { exitWithSentence } = await import("./lib/report");
  exitWithSentence(error);
}
