import { expect, test } from "vitest";
import webpack from "webpack";
import { page, readContent } from "../../temporary-content";

test("a page shows the numbers of the installed webpack, and other names are a problem", async () => {
  const body =
    'There are <FlagCount of="webpack" /> flags.\n\n| a | b |\n| --- | --- |\n| `--mode` | <FlagCount of="mode" /> |\n';
  const { pages, problems } = await readContent({ "api/cli.mdx": page(body, "CLI") });
  expect(problems).toEqual([]);
  const count = Object.keys(webpack.cli.getArguments()).length.toLocaleString("en-US");
  expect(pages[0]?.html).toContain(`There are ${count} flags.`);
  expect(pages[0]?.html).toMatch(/<td[^>]*>1<\/td>/);
  expect(pages[0]?.markdown).toContain(`There are ${count} flags.`);

  const wrong = await readContent({ "api/cli.mdx": page('There are <FlagCount of="Output" /> flags.\n', "CLI") });
  expect(wrong.problems).toEqual([expect.objectContaining({ line: 4, message: expect.stringContaining("FlagCount") })]);
});
