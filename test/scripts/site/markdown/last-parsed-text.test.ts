import { expect, test } from "vitest";
import { withLastParsedText } from "../../../../scripts/site/markdown/last-parsed-text";
import { compile, context } from "./compile";

test("a page that can't be parsed keeps its last text and headings, with its current problems", async () => {
  const keep = withLastParsedText(({ body }) => compile(body));
  const page = (body: string) => keep({ file: "/a.mdx", url: "/a/", body }, context);

  expect(await page("<Nope>")).toMatchObject({ isBroken: true, html: "" });
  const good = await page("## Kept\n\nText.\n");
  const broken = await page("## Lost\n\n<Nope>\n");
  expect(broken).toEqual({ ...good, problems: broken.problems });
  expect(broken.problems).toMatchObject([{ line: 3, severity: "error" }]);
  expect((await page("## New\n\nMore.\n")).html).toContain("More.");
});
