import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf, textOf } from "../../lib/page-text";
import { run } from "../../lib/project";

const page = await outputsOf("configuration/index.mdx");

page.shows("Can't resolve './src'", () => run(`node -e "fs.rmSync('src', { recursive: true })" && npx webpack`));

page.shows("has an unknown property 'outptu'", () =>
  run("npx webpack", { "webpack.config.js": 'export default { mode: "production", outptu: {} };' }),
);

page.restIs({});

test("the file with every option builds, and the lists name the same options", async () => {
  const fences = await fencesOf("configuration/index.mdx");
  const file = fences.find(({ code }) => code.includes("recordsOutputPath"))?.code ?? "";
  const printed = await run("npx webpack", { "webpack.config.js": file, "webpack.base.js": "export default {};" });
  expect(printed).toMatch(/^shop \(webpack .*\) compiled successfully/m);

  const named = [...file.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name).sort();
  expect(named).toHaveLength(38);
  const rows = [...(await textOf("configuration/index.mdx")).matchAll(/^\| \[`(\w+)`\]/gm)].map(([, name]) => name);
  expect([...new Set(rows)].sort()).toEqual(named);
});
