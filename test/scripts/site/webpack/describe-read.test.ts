import { expect, test } from "vitest";
import { describeRead } from "../../../../scripts/site/webpack/describe-read";

test.each([
  [["guides/x.mdx"], "Read 303 pages, 1 file changed: guides/x.mdx"],
  [["b.mdx", "images/a.svg"], "Read 303 pages, 2 files changed: b.mdx, images/a.svg"],
  [["a.md", "b.md", "c.md", "d.md", "e.md"], "Read 303 pages, 5 files changed: a.md, b.md, c.md and 2 more"],
  [["guides/.x.mdx.swp", "guides/x.mdx~"], "Read 303 pages"],
  [[], "Read 303 pages"],
])("the changes of %j are listed in one line", (changed, said) => {
  expect(describeRead(303, changed)).toBe(said);
});

test.each(["guides/projects/x.mdx", "node_modules/a/readme.md", "guides/.x.mdx"])(
  "%s is said to be skipped",
  (file) => {
    const [, note] = describeRead(303, [file, "guides/x.mdx"]).split("\n");
    expect(note).toMatch(new RegExp(`^${file} isn't a page: .* are skipped\\.$`));
  },
);
