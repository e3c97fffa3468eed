import { expect, test } from "vitest";
import { glossaryModule, termsOf } from "../../../../scripts/site/content/glossary";
import { page, readContent } from "../../temporary-content";

const body =
  "## Chunk\n\nA chunk is a *set* of `modules`. See [output](/output/).\n\n## `output`\n\nAn option.\n\n## Tree shaking\n\n";

test("terms are the headings that are words", () => {
  expect([...termsOf([{ url: "/glossary/", body }])]).toEqual([
    ["chunk", "chunk"],
    ["tree shaking", "tree-shaking"],
  ]);
  expect(termsOf([{ url: "/output/", body }]).size).toBe(0);
});

test("a site marks its terms, and explains them as plain text, without references", async () => {
  const site = await readContent({ "glossary.mdx": page(body, "Glossary"), "output.mdx": page("Writes chunks.") });
  expect(site.problems).toEqual([]);
  const html = (url: string) => site.pages.find((found) => found.url === url)?.html;
  expect(html("/output/")).toContain('<a class="term" href="/glossary/#chunk">chunks</a>');
  expect(html("/glossary/")).not.toContain('class="term"');
  const module = glossaryModule(site.pages);
  expect(module).toContain('"chunk":"A chunk is a set of modules."');
  expect(module).toContain('"output":"An option."');
});

test("a site without a glossary has no terms", async () => {
  const site = await readContent({ "output.mdx": page("Writes chunks.") });
  expect(site.pages[0]?.html).not.toContain("term");
  expect(glossaryModule(site.pages)).toContain("glossary = {}");
});
