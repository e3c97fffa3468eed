import { expect } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { build, type Files, run, samplesOf, shownIn } from "../../lib/project";

const PAGE = "concepts/dependency-graph.mdx";
const page = await outputsOf(PAGE);

/** The samples with a line break at the end, as editors save them, and the modules that the page only names. */
const files: Files = {
  ...Object.fromEntries(
    Object.entries(await samplesOf(PAGE, "src/index.js", "src/index.css")).map(([name, code]) => [name, `${code}\n`]),
  ),
  "src/cart.js":
    'import { money } from "./money.js";\n\nexport const total = (all) => money(all.reduce((a, b) => a + b));\n',
  "src/checkout.js":
    'import { money } from "./money.js";\n\nexport const pay = () => alert(`You paid: ${money(42)}.`);\n',
  "src/money.js": "export const money = (amount) => `${amount.toFixed(2)} EUR`;\n",
  "src/paper.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12"><path d="M0 0h12"/></svg>\n',
};

page.shows("javascript modules", async () => {
  const printed = await run("npx webpack --mode development --stats-reasons", files);
  expect(printed).toContain("compiled successfully");
  return printed;
});

page.shows("ERROR in ./src/cart.js", async () => {
  const { "src/money.js": _, ...rest } = files;
  return shownIn("/home/me/project", await build(rest, {}));
});

page.restIs({});
