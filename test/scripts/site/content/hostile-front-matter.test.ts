import { expect, test } from "vitest";
import { frontMatterPayloads } from "../../../hostile";
import { page, readContent } from "../../temporary-content";

test.each(frontMatterPayloads())("%s", async (_, yaml, says) => {
  const { pages, problems } = await readContent({ "a.mdx": `---\n${yaml}\n---\nText.\n`, "b.mdx": page("", "B") });
  expect(problems.map(({ message }) => message).join()).toContain(says);
  if (says === "") expect(problems).toEqual([]);
  for (const { message, file, line } of problems) {
    expect([file, message]).toEqual(["a.mdx", expect.stringMatching(/^Front matter.*\.$|leads nowhere/)]);
    expect(line).toBeLessThanOrEqual(yaml.split(/\r\n?|\n/).length + 2);
  }
  expect(pages).toHaveLength(2);
  const [found] = pages.filter(({ path }) => path === "a.mdx");
  const addresses = [found?.edit, found?.repo, found?.source, ...(found?.related ?? []).map(({ url }) => url)];
  for (const address of addresses) expect(address ?? "https:").toMatch(/^(https?:|\/(?![\\/\s]))/);
  expect(found?.title).toEqual(expect.any(String));
  expect("polluted" in {}).toBe(false);
});
