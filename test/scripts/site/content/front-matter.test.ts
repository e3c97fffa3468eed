import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../../../../scripts/site/content/front-matter";

describe("what an author may write", () => {
  test("every known field is read", () => {
    const { frontMatter, problems } = splitFrontMatter(`---
title: Output
description: How files are named.
sort: 2.5
group: Basics
contributors: [sokra, "dependabot[bot]", "0xc0de", 1]
related:
  - title: Elsewhere
    url: https://example.org/a?b#c
source: https://example.org/README.md
edit: https://example.org/edit
repo: https://example.org
thirdParty: true
---
Body`);
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      title: "Output",
      description: "How files are named.",
      sort: 2.5,
      group: "Basics",
      contributors: ["sokra", "dependabot[bot]", "0xc0de", "1"],
      related: [{ title: "Elsewhere", url: "https://example.org/a?b#c" }],
      source: "https://example.org/README.md",
      edit: "https://example.org/edit",
      repo: "https://example.org",
      thirdParty: true,
    });
  });

  test.each([
    ["Plain words", "Plain words"],
    ["  spaces around  ", "spaces around"],
    ['"Output: a colon"', "Output: a colon"],
    ["'It''s quoted'", "It's quoted"],
    ["<b>HTML</b> & more", "<b>HTML</b> & more"],
    ["مرحبا 🚀", "مرحبا 🚀"],
    ['"*.js"', "*.js"],
    ['"404"', "404"],
  ])("the title %s is read as %s", (written, title) => {
    expect(splitFrontMatter(`---\ntitle: ${written}\n---\n`)).toMatchObject({ frontMatter: { title }, problems: [] });
  });

  test.each(["contributors:", "related:", "contributors: []", "# a comment"])("%s may stay empty", (line) => {
    expect(splitFrontMatter(`---\ntitle: A\n${line}\n---\n`).problems).toEqual([]);
  });

  test.each([
    ["---\ntitle: A\n---\nBody", "Body"],
    ["---  \ntitle: A\n---\t\nBody", "Body"],
    ["---\ntitle: A\n---", ""],
    ["---\ntitle: A\n---\n\n---\n\nA line", "---"],
  ])("the body of %j keeps its line numbers", (source, first) => {
    const { body, frontMatter } = splitFrontMatter(source);
    expect(frontMatter.title).toBe("A");
    const lines = source.split("\n");
    expect(body.split("\n").slice(3)).toEqual(lines.slice(3));
    expect(body.trim().split("\n")[0]).toBe(first);
  });
});

describe("what is wrong with front matter", () => {
  test.each([
    ["no front matter", "Text.", "1:1", /no front matter.*title/],
    ["an empty file", "", "1:1", /no front matter/],
    ["an empty line before it", "\n---\ntitle: A\n---", "1:1", /no front matter/],
    ["no end", "---\ntitle: A\n\nText.", "1:1", /isn't closed/],
    ["nothing in it", "---\n---\nText.", "1:1", /"title" is missing/],
    ["only a comment in it", "---\n# todo\n---\n", "1:1", /"title" is missing/],
    ["no title", "---\nsort: 1\n---\n", "1:1", /"title" is missing/],
    ["an empty title", "---\ntitle:\n---\n", "2:7", /"title" is missing/],
    ["a blank title", "---\nsort: 1\ntitle: '  '\n---\n", "3:8", /"title" must not be empty/],
    ["a number as title", "---\ntitle: 404\n---\n", "2:8", /"title" must be text/],
    ["a key twice", "---\ntitle: A\ntitle: B\n---\n", "3:1", /unique/],
    ["a colon in a title", "---\ntitle: a: b\n---\n", "2:8", /Nested mappings/],
    ["an open bracket", "---\ntitle: A\ncontributors: [a\n---\n", "4:1", /\]/],
    ["a tab as indentation", "---\ntitle: A\nrelated:\n\t- a\n---\n", "4:1", /Tabs/],
    ["an alias", "---\ntitle: *star\n---\n", "2:1", /Unresolved alias.*quotes/],
    ["a list instead of fields", "---\n- a\n---\n", "2:1", /list of fields/],
    ["text instead of fields", "---\nhello\n---\n", "2:1", /list of fields/],
    ["words as sort", "---\ntitle: A\nsort: first\n---\n", "3:7", /"sort" must be a number/],
    ["infinity as sort", "---\ntitle: A\nsort: .inf\n---\n", "3:7", /"sort" must be a number/],
    ["a name as contributors", "---\ntitle: A\ncontributors: sokra\n---\n", "3:15", /list of handles/],
    [
      "a sentence as contributor",
      "---\ntitle: A\ncontributors:\n  - sokra\n  - a b\n---\n",
      "5:5",
      /contributors\.1.*handle/,
    ],
    ["markup as contributor", "---\ntitle: A\ncontributors: ['<b>']\n---\n", "3:16", /handle/],
    [
      "a related link without title",
      "---\ntitle: A\nrelated:\n  - url: https://a.example\n---\n",
      "4:5",
      /needs a title/,
    ],
    [
      "a script as related link",
      "---\ntitle: A\nrelated:\n  - title: x\n    url: javascript:alert(1)\n---\n",
      "5:10",
      /http/,
    ],
    ["a script as edit address", "---\ntitle: A\nedit: javascript:alert(1)\n---\n", "3:7", /"edit".*http/],
    ["data as repository", "---\ntitle: A\nrepo: data:text/html,x\n---\n", "3:7", /"repo".*http/],
    ["a word as truth value", "---\ntitle: A\nthirdParty: perhaps\n---\n", "3:13", /true or false/],
  ])("%s is an error at its place", (_, source, place, message) => {
    const { problems } = splitFrontMatter(source);
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).toMatch(message);
    expect(problem?.message).toMatch(/^.*\.$/); // a sentence without line breaks
    expect(problem?.severity).toBe("error");
  });

  test("an unknown field is a warning that names the known ones, and costs no other field", () => {
    const { frontMatter, problems } = splitFrontMatter(
      "---\ntitle: A\nauthor: me\ncontributors: [sokra]\nsort: 3\n---\n",
    );
    expect(problems).toMatchObject([
      { line: 3, severity: "warning", message: expect.stringMatching(/"author".*contributors/) },
    ]);
    expect(frontMatter).toMatchObject({ title: "A", sort: 3, contributors: ["sokra"] });
  });

  test("several mistakes are told at once, and the sound fields are kept", () => {
    const { frontMatter, problems } = splitFrontMatter("---\ntitle: A\nsort: x\nrepo: y\ngroup: G\n---\n");
    expect(problems.map(({ line }) => line).sort()).toEqual([3, 4]);
    expect(frontMatter).toMatchObject({ title: "A", group: "G" });
    expect(frontMatter.sort).toBeUndefined();
  });

  test("a document that expands without end is an error, not a hang", () => {
    const rows = ["a: &a [x,x,x,x,x,x,x,x,x,x]"];
    for (const [name, before] of ["ba", "cb", "dc", "ed", "fe"])
      rows.push(`${name}: &${name} [${Array(10).fill(`*${before}`)}]`);
    expect(splitFrontMatter(`---\n${rows.join("\n")}\n---\n`).problems).toMatchObject([
      { message: expect.stringMatching(/alias/) },
    ]);
  });
});
