import { expect, test } from "vitest";
import { pageFile } from "../../../../scripts/site/outputs/data-files";
import { SENT_FIELDS } from "../../../../src/front-matter";
import { readContent } from "../../temporary-content";

test("every field that components can show reaches the browser, and no other", async () => {
  const fields: Record<string, unknown> = {
    ...Object.fromEntries(SENT_FIELDS.map((name) => [name, "Most new fields are text."])),
    title: "A",
    description: "B",
    sort: 3,
    group: "C",
    contributors: ["sokra"],
    related: [{ title: "D", url: "https://example.org/" }],
    edit: "https://example.org/edit",
    source: "https://example.org/source",
    repo: "https://example.org/repo",
    thirdParty: true,
    published: "2026-11-20T09:30:00Z",
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { pages, problems } = await readContent({ "a.mdx": `---\n${lines.join("\n")}\n---\nText\n` });
  expect(problems).toEqual([]);
  const [page] = pages;
  if (!page) throw new Error("There is no page.");
  const sent = pageFile(page).page;
  expect(Object.keys(sent).sort()).toEqual([...SENT_FIELDS, "url", "changed", "anchors", "interactive"].sort());
  for (const field of SENT_FIELDS) expect(sent[field]).toEqual(fields[field]);
});
