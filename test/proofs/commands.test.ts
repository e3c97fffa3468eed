import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Fence } from "../../scripts/checks/samples/page-parts";
import { contentDir } from "../../scripts/lib/paths";
import { isChosen } from "../../scripts/proofs/chosen-pages";
import { execute } from "./lib/execute";
import { temporaryShop } from "./lib/fixture-shop";
import { fencesOf, textOf } from "./lib/page-text";

// The commands of /api/cli/ have a test of their own, which also looks at exit statuses other than 0.
const OWN_TEST = "api/cli.mdx";

/** Commands that are not run, by a pattern, and why. */
const NOT_RUN: [pattern: RegExp, reason: string][] = [
  [/^npm (install|run)|^npx create-/, "asks the registry"],
  [/^npx webpack (watch|serve)|^WATCHPACK_POLLING/, "does not end"],
  [/--analyze/, "needs a package that is not installed here, and does not end"],
  [/^node /, "runs a script of the page, which has a test of its own"],
  [/^npx webpack --config build\/client\.js$/, "stands for the reader's own file"],
];

const empty = "export default {};";

/** What the project of a command holds beside the fixture and the files that the command names. */
const NEEDS: Record<string, Record<string, string>> = {
  "npx webpack --mode production --env cdn --env region=eu": { "src/shop.js": "" },
  "npx webpack --config-name theme --config-name client": {
    "src/theme.js": "",
    "src/client.js": "",
    "src/server.js": "",
  },
  "npx webpack --config webpack.client.js --config webpack.server.js": {
    "webpack.client.js": "export default { name: 'client', mode: 'production', output: { filename: 'client.js' } };",
    "webpack.server.js": "export default { name: 'server', mode: 'production', output: { filename: 'server.js' } };",
  },
  "npx webpack --config webpack.base.js --config webpack.production.js --merge": {
    "webpack.base.js": empty,
    "webpack.production.js": "export default { mode: 'production' };",
  },
  "npx webpack --extends ./webpack.base.js --extends ./webpack.typescript.js": { "src/shop.js": "" },
  "npx webpack ./src/setup.js ./src/tickets.js": { "src/setup.js": "", "src/tickets.js": "" },
  "npx webpack configtest": { "webpack.config.js": empty },
};

/** Which `webpack.config.js` of its page a command is about, by words of it. */
const CONFIGURATION: Record<string, string> = {
  "npx webpack --mode production --env cdn --env region=eu": "env.cdn",
  "npx webpack --config-name theme --config-name client": 'dependencies: ["theme"]',
  "npx webpack --env stage=preview": "env.stage",
};

interface Command {
  page: string;
  line: string;
  fences: Fence[];
}

const commands: Command[] = [];
for (const section of ["configuration", "api"]) {
  for (const name of (await readdir(path.join(contentDir({}), section))).sort()) {
    const page = `${section}/${name}`;
    if (!name.endsWith(".mdx") || page === OWN_TEST) continue;
    const fences = await fencesOf(page);
    const shown = fences.filter(({ lang }) => lang === "sh").flatMap(({ code }) => code.split("\n"));
    const inline = [...(await textOf(page)).matchAll(/`(npx webpack [^`]+)`/g)].map((match) => match[1] ?? "");
    for (const line of new Set([...shown, ...inline])) commands.push({ page, line, fences });
  }
}

const run = commands.filter(({ line }) => !NOT_RUN.some(([pattern]) => pattern.test(line)));

test("the reasons not to run a command are about commands of the pages", () => {
  for (const [pattern] of NOT_RUN) expect(commands.some(({ line }) => pattern.test(line))).toBe(true);
  for (const line of Object.keys({ ...NEEDS, ...CONFIGURATION })) {
    expect(commands.map((command) => command.line)).toContain(line);
  }
  expect(run.length).toBeGreaterThan(25);
});

test.runIf(process.platform !== "win32").each(run.filter(({ page }) => isChosen(page)))(
  "$page: $line",
  async ({ line, fences }) => {
    const named = fences.filter(({ title }) => title !== "" && line.includes(title));
    const words = CONFIGURATION[line];
    const configuration = fences.filter(
      ({ title, code }) => words && title === "webpack.config.js" && code.includes(words),
    );
    const shop = await temporaryShop([...named.toReversed(), ...configuration], NEEDS[line]);
    if (words) expect(configuration).toHaveLength(1);
    const { status, output } = await execute(line, shop);
    expect({ status, output }).toEqual({ status: 0, output });
  },
);
