import { expect, test } from "vitest";
import type { Fence } from "../../../../../scripts/checks/samples/page-parts";
import { execute } from "../../../lib/execute";
import { temporaryShop } from "../../../lib/fixture-shop";
import { fencesOf } from "../../../lib/page-text";

const fences = await fencesOf("api/cli.mdx");
const commands = fences.filter(({ lang }) => lang === "sh").flatMap(({ code }) => code.split("\n"));

/** Commands that are not run as they stand, by how they start, and why. */
const NOT_RUN: [start: string, reason: string][] = [
  ["npm install", "asks the registry"],
  ["npx webpack watch", "does not end"],
  ["npx webpack serve", "does not end"],
  ["npx webpack complete", "needs a package that is not installed here"],
  ["npx webpack --mode production --analyze", "needs a package that is not installed here, and does not end"],
];

const run = commands.filter((command) => !NOT_RUN.some(([start]) => command.startsWith(start)));

test("the reasons not to run a command are about commands of the page", () => {
  for (const [start] of NOT_RUN) expect(commands.some((command) => command.startsWith(start))).toBe(true);
  expect(run.length).toBeGreaterThan(15);
});

// Every command of the page succeeds. `NODE_OPTIONS=... command` is for Unix shells, as the page says.
test.runIf(process.platform !== "win32").each(run)("%s", async (command) => {
  const { status, output } = await execute(command, await writeShop(command));
  expect({ status, output }).toEqual({ status: 0, output });
});

test.each([
  [
    "a build with errors",
    "npx webpack --entry ./src/missing.js --mode production",
    1,
    /Can't resolve '\.\/src\/missing\.js'/,
  ],
  ["an unknown flag", "npx webpack --mod production", 2, /Unknown option '--mod'[\s\S]*Did you mean '--mode'\?/],
  ["an invalid value", "npx webpack --mode staging", 2, /Invalid value 'staging' for the '--mode' option/],
  ["an unknown command", "npx webpack bild", 2, /Unknown command or entry 'bild'/],
  ["an option without a flag", "npx webpack --plugins x", 2, /Unknown option '--plugins'/],
  ["a merge of one file", "npx webpack -c build/client.js --merge", 2, /At least two configurations are required/],
])("the exit status and message that the page names: %s", async (_, command, expected, message) => {
  const { status, output } = await execute(command, await writeShop(command));
  expect(output).toMatch(message);
  expect(status).toBe(expected);
});

/** Returns the shop with the configurations of the page that the command is about. */
function writeShop(command: string): Promise<string> {
  const isNeeded = ({ title }: Fence) =>
    title === "webpack.config.js" ? command.includes("--env ") : command.includes(title);
  return temporaryShop(fences.filter((fence) => fence.title.endsWith(".js") && isNeeded(fence)));
}
