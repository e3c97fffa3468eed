import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { paths } from "../../../../scripts/lib/paths";
import { printProblems } from "../../../../scripts/lib/report";
import { frontMatterJsonSchema, SCHEMA_FILE, splitFrontMatter } from "../../../../scripts/site/content/front-matter";

test("a page can refer to the schema itself", () => {
  const { frontMatter, problems } = splitFrontMatter("---\n# yaml-language-server: $schema=x.json\ntitle: A\n---\n");
  expect(problems).toEqual([]);
  expect(frontMatter.title).toBe("A");
});

const stored = () => JSON.parse(readFileSync(SCHEMA_FILE, "utf8"));

test("editors have the same schema as the build: `npm run check` writes it", () => {
  expect(readFileSync(SCHEMA_FILE, "utf8")).toBe(frontMatterJsonSchema());
});

test("the configured editors find it", () => {
  const settings = JSON.parse(readFileSync(path.join(paths.root, ".vscode/settings.json"), "utf8"));
  const [[file, pattern]] = Object.entries(settings["yaml.schemas"]) as [[string, string]];
  expect(path.join(paths.root, file)).toBe(SCHEMA_FILE);
  expect(pattern).toBe("src/content/**/*.mdx");
});

test("the editor's task finds the place of a problem in the output of the check", () => {
  const { tasks } = JSON.parse(readFileSync(path.join(paths.root, ".vscode/tasks.json"), "utf8"));
  const { script, problemMatcher } = tasks[0];
  const { scripts } = JSON.parse(readFileSync(path.join(paths.root, "package.json"), "utf8"));
  expect(scripts[script]).toBeDefined();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const place = { file: "a b/c.mdx", line: 3, column: 7, message: "What is wrong: this." };
  printProblems(
    [
      { ...place, severity: "warning" },
      { ...place, severity: "error" },
    ],
    "src/content",
  );
  const found = said.mock.calls.map(([line]) => new RegExp(problemMatcher.pattern.regexp).exec(line)?.slice(1));
  said.mockRestore();
  expect(found).toEqual([
    ["src/content/a b/c.mdx", "3", "7", "warning", "What is wrong: this."],
    ["src/content/a b/c.mdx", "3", "7", undefined, "What is wrong: this."],
  ]);
});

test.each([
  "title: A",
  "title: A\nsort: 2.5\ngroup: B\ndescription: C\nthirdParty: true",
  "title: A\nrelated:\n  - title: B\n    url: https://example.org/\n  - title: C\n    url: /concepts/",
  "title: A\nrelated:\ncontributors: [sokra]",
])("it accepts what the build accepts: %j", (yaml) => {
  expect(z.fromJSONSchema(stored()).safeParse(parse(yaml)).error).toBeUndefined();
});

test.each(["sort: 1", "title: A\nsort: two", "title: A\nauthor: me", "title: 1", "title: A\nrelated: [B]"])(
  "it rejects everything that the build reports: %j",
  (yaml) => {
    expect(z.fromJSONSchema(stored()).safeParse(parse(yaml)).success).toBe(false);
  },
);
