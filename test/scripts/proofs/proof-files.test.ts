import { expect, test } from "vitest";
import { listProofs, proves } from "../../../scripts/proofs/proof-files";
import { writeContent } from "../temporary-content";

test.each([
  ["outputs/guides/caching.test.ts", ["guides/caching"]],
  ["projects/guides/caching/runtime.test.ts", ["guides/caching"]],
  ["playground/guides.test.ts", ["guides/caching", "guides/index"]],
  ["effects/index.test.ts", ["index"]],
  ["routes.test.ts", ["guides/caching", "guides/index", "configuration/cache", "index"]],
])("%s proves %j", async (name, pages) => {
  const root = await writeContent({ [`test/proofs/${name}`]: "", "test/proofs/lib/guide.test.ts": "" });
  const [proof, ...others] = listProofs(root);
  expect(others).toEqual([]);
  const all = ["guides/caching", "guides/index", "configuration/cache", "index"];
  expect(all.filter((page) => proof && proves(proof, page))).toEqual(pages);
});
