import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../scripts/lib/paths";
import { type Report, type Row, toMarkdown, withFigures } from "./report";

function report(...rows: Row[]): Report {
  return { date: "2026-01-02T03:04:05Z", command: "npm run bench", machine: "1 x Processor", rows, notes: [] };
}

test("contains the time, command and machine, and an aligned table for each part", () => {
  const text = toMarkdown(
    report(
      { part: "page", site: "ours", what: "/", figures: { "JS kB": 70.04, CLS: 0 } },
      { part: "build", site: "ours", what: "cold", figures: { "CPU s": 12.345 } },
      { part: "build", site: "Other", what: "cold", figures: { "CPU s": 1234.5, "peak MiB": null } },
    ),
  );
  expect(text.split("\n\n")).toEqual([
    "2026-01-02, `npm run bench`, 1 x Processor. A figure with > missed the target after it.",
    [
      "| build        | CPU s | peak MiB |",
      "| ------------ | ----: | -------: |",
      "| cold         |  12.3 |          |",
      "| cold (Other) |  1235 |        ? |",
    ].join("\n"),
    ["| page | JS kB |  CLS |", "| ---- | ----: | ---: |", "| /    |  70.0 |    0 |"].join("\n"),
  ]);
});

test("marks only the figures that miss their target", () => {
  const targets = { "median ms": 50, "p95 ms": 60 };
  const figures = { "median ms": 50, "p95 ms": 61 };
  const text = toMarkdown(report({ part: "search", site: "ours", what: "key", figures, targets }));
  expect(text).toContain("|        50 | 61 > 60 |");
});

test("says how far figures have moved since an earlier run on the same machine", () => {
  const build = (cpu: number): Row => ({
    part: "build",
    site: "ours",
    what: "cold",
    figures: { "CPU s": cpu, MiB: 0 },
  });
  const earlier = { ...report(build(10)), date: "2026-01-01T00:00:00Z" };
  const text = toMarkdown(report(build(12)), earlier);
  expect(text).toContain("In parentheses: the change since 2026-01-01.");
  expect(text).toContain("| cold  | 12 (+20 %) |    0 |");
  expect(toMarkdown(report(build(12)), { ...earlier, machine: "another" })).toBe(toMarkdown(report(build(12))));
});

test("figures replace the old ones between the markers", () => {
  const readme = "before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nbehind\n";
  const once = withFigures(readme, "new");
  expect(once).toBe("before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nbehind\n");
  expect(withFigures(once, "new")).toBe(once);
});

test("a README without markers is an error", () => {
  expect(() => withFigures("# Title", "new")).toThrow("The README has no line <!-- bench -->");
  const ours = readFileSync(path.join(paths.root, "test/bench/README.md"), "utf8");
  expect(withFigures(ours, "new")).toContain("\n\nnew\n\n");
});
