import { expect, test } from "vitest";
import { readHistories } from "../../scripts/facts/since/file";
import { readNames } from "../../scripts/facts/since/read-names";
import { paths } from "../../scripts/lib/paths";
import { pages } from "./pages";

const page = pages.find(({ file }) => file === "api/deprecations.mdx")?.body ?? "";

test("every code that webpack prints is on the page about deprecated members", async () => {
  const { codes } = await readNames("webpack", paths.root);
  // webpack appends the kind of access, such as `ARRAY_TO_SET`, to this start.
  const whole = codes.filter((code) => code !== "DEP_WEBPACK_DEPRECATION_");
  expect(whole.length).toBeGreaterThan(90);
  expect(whole.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  const written = [...page.matchAll(/`(DEP_WEBPACK_\w+)`/g)].map(([, code = ""]) => code);
  const made = written.filter((code) => code.startsWith("DEP_WEBPACK_DEPRECATION_"));
  expect(written.filter((code) => !whole.includes(code) && !made.includes(code))).toEqual([]);
});

test("a code that is newer than 5.0 is given with its version", () => {
  const lines = page.split("\n").filter((line) => line.includes("`DEP_"));
  const first = readHistories(["webpack"]).webpack?.first.codes ?? {};
  expect(Object.keys(first).length).toBeGreaterThan(5);
  for (const line of lines) {
    const [, code = ""] = /`(DEP_\w+)`/.exec(line) ?? [];
    expect(/since ([\d.]+\d)/.exec(line)?.[1], code).toBe(first[code]);
  }
});
