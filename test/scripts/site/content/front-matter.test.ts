import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../../../../scripts/site/content/front-matter";

describe("the fields that an author can write", () => {
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

describe("problems in front matter", () => {
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
    ["a colon in a title", "---\ntitle: a: b\n---\n", "2:8", /in quotes: title: "a: b"/],
    ["a colon and quotes in a title", '---\ntitle: a: "b\'s"\n---\n', "2:8", /in quotes: title: 'a: "b''s"'/],
    ["a scope as title", "---\ntitle: @scope/name\n---\n", "2:8", /in quotes: title: "@scope\/name"/],
    ["a pattern as title", "---\ntitle: *.js files\nsort: 1\n---\n", "2:8", /in quotes: title: "\*\.js files"/],
    ["brackets in a title", "---\ntitle: [name] in paths\n---\n", "2:8", /in quotes: title: "\[name\] in paths"/],
    ["an exclamation mark before a title", "---\ntitle: !x\n---\n", "2:8", /in quotes: title: "!x"/],
    ["braces in a title", "---\ntitle: {a} b\n---\n", "2:8", /in quotes: title: "\{a\} b"/],
    ["a backtick before a title", "---\ntitle: `a` b\n---\n", "2:8", /in quotes: title: "`a` b"/],
    ["a bracket that closes nothing", "---\ntitle: ] a\nsort: 1\ngroup: b\n---\n", "2:8", /in quotes/],
    ["a quote that is not closed", '---\ntitle: "a\nsort: 1\n---\n', "2:8", /in quotes/],
    ["a colon in a description", "---\ntitle: A\ndescription: a: b\n---\n", "3:14", /in quotes: description: "a: b"/],
    [
      "a colon in a related title",
      "---\ntitle: A\nrelated:\n  - title: a: b\n    url: /a/\n---\n",
      "4:12",
      /in quotes: title: "a: b"/,
    ],
    ["a list as title", "---\ntitle: [a]\n---\n", "2:8", /"title" must be text: put it in quotes/],
    ["an open bracket", "---\ntitle: A\ncontributors: [a\n---\n", "4:1", /\]/],
    ["a tab as indentation", "---\ntitle: A\nrelated:\n\t- a\n---\n", "4:1", /Tabs/],
    ["an alias", "---\ntitle: *star\n---\n", "2:8", /in quotes: title: "\*star"/],
    ["a bracket after a text that is cut", "---\ntitle: A # b\nsort: [\n---\n", "4:1", /\]/],
    ["an alias elsewhere", "---\ntitle: A\nsort: *star\n---\n", "2:1", /Unresolved alias.*quotes/],
    ["a handle with a sign", "---\ntitle: A\ncontributors:\n  - @sokra\n---\n", "4:5", /character @\. .*in quotes/],
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

  test("an unknown field is a warning that lists the known ones, and doesn't affect other fields", () => {
    const { frontMatter, problems } = splitFrontMatter(
      "---\ntitle: A\nauthor: me\ncontributors: [sokra]\nsort: 3\n---\n",
    );
    expect(problems).toMatchObject([
      { line: 3, severity: "warning", message: expect.stringMatching(/"author".*contributors/) },
    ]);
    expect(frontMatter).toMatchObject({ title: "A", sort: 3, contributors: ["sokra"] });
  });

  test("several mistakes are reported at once, and valid fields are kept", () => {
    const { frontMatter, problems } = splitFrontMatter("---\ntitle: A\nsort: x\nrepo: y\ngroup: G\n---\n");
    expect(problems.map(({ line }) => line).sort()).toEqual([3, 4]);
    expect(frontMatter).toMatchObject({ title: "A", group: "G" });
    expect(frontMatter.sort).toBeUndefined();
  });

  test("a document that expands endlessly is an error, not a hang", () => {
    const rows = ["a: &a [x,x,x,x,x,x,x,x,x,x]"];
    for (const [name, before] of ["ba", "cb", "dc", "ed", "fe"])
      rows.push(`${name}: &${name} [${Array(10).fill(`*${before}`)}]`);
    expect(splitFrontMatter(`---\n${rows.join("\n")}\n---\n`).problems).toMatchObject([
      { message: expect.stringMatching(/alias/) },
    ]);
  });
});

describe("a text that YAML cuts off is a warning at its place", () => {
  test.each([
    ["title: Using the # sign", "2:8", 'reads only "Using the" of "title"', 'title: "Using the # sign".'],
    ["title: A\ndescription: C # and F #", "3:14", 'reads only "C" of "description"', 'description: "C # and F #".'],
    ["title: A\nrelated:\n  - title: B # 1\n    url: /a/", "4:12", 'reads only "B"', 'title: "B # 1".'],
  ])("%j", (yaml, place, read, advice) => {
    const { problems } = splitFrontMatter(`---\n${yaml}\n---\n`);
    expect(problems.map(({ line, column, severity }) => `${line}:${column} ${severity}`)).toEqual([`${place} warning`]);
    expect(problems[0]?.message).toContain(read);
    expect(problems[0]?.message).toContain(advice);
  });

  test.each([
    "title: A#b",
    'title: "A # b"',
    "title: 'A # b'",
    "title: A\ndescription: >\n  title: B # c",
    "title: A\ndescription: |-\n  group: a: b\n  title: B # c",
    "title: A\n# title: B # c",
    "title: A\nsort: 3 # the third",
    "title: A long\n  title",
    "title: &name A\ndescription: *name",
  ])("%j is not cut", (yaml) => {
    expect(splitFrontMatter(`---\n${yaml}\n---\n`).problems).toEqual([]);
  });
});

test.each(["2026-11-20", "2026-11-20T09:30:00Z"])("a date is text with quotes and without: %s", (date) => {
  for (const written of [date, `"${date}"`]) {
    const { frontMatter, problems } = splitFrontMatter(`---\ntitle: ${written}\npublished: ${written}\n---\n`);
    expect(frontMatter.title).toBe(date);
    expect(frontMatter.published).toBe(date.includes("T") ? date : undefined);
    expect(problems.map(({ message }) => message)).toEqual(
      date.includes("T") ? [] : ['Front matter: "published" must be a date in UTC, such as 2026-11-20T09:30:00Z.'],
    );
  }
});
