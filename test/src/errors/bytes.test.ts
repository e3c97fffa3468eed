import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { patternsModule } from "../../../scripts/site/content/error-modules";
import { FRAMEWORKS } from "../../../src/errors/frameworks";
import { OTHER_TOOLS } from "../../../src/errors/other-tools";
import { catalog } from "./catalog";

test("the patterns and signs that browsers load to find messages have at most 30 kB", () => {
  const signs = [...FRAMEWORKS, ...OTHER_TOOLS].map((program) => program.signs);
  const size = brotliCompressSync(patternsModule(catalog) + JSON.stringify(signs)).length;
  console.log(`the patterns and signs have ${size} bytes`);
  expect(size).toBeGreaterThan(10_000); // the size really includes them
  expect(size).toBeLessThan(30_000);
});
