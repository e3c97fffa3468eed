import { describe, expect, test } from "vitest";
import { checkAnchors, checkMessages, checkTitles, checkUrls } from "../../../../scripts/site/content/check-pages";
import type { CompiledPage } from "../../../../scripts/site/markdown/compile-page";
import { fileToUrl } from "../../../../src/utilities/urls";
import { barePage } from "./bare-page";

const files = (...names: string[]) => names.map((file) => ({ file, url: fileToUrl(file) }));
const page = (file: string, title: string, ids: string[] = []) => barePage(file, { title, ids });

describe("urls", () => {
  test.each([
    ["two extensions", ["a.md", "a.mdx"], ["a.mdx"]],
    ["a file and a folder", ["a.mdx", "a/index.mdx"], ["a/index.mdx"]],
    ["a fetched file and our own", ["a/_b.md", "a/b.mdx"], ["a/b.mdx"]],
    ["letter case", ["API/index.mdx", "api.mdx"], ["api.mdx"]],
    ["three files", ["a.md", "a.mdx", "a/index.md"], ["a.mdx", "a/index.md"]],
    ["no two files", ["a.mdx", "b/a.mdx", "ab.mdx", "index.mdx"], []],
  ])("%s: the later file is named, with the first one in the message", (_, names, wrong) => {
    const problems = checkUrls(files(...names));
    expect(problems.map(({ file }) => file)).toEqual(wrong);
    for (const { message, severity, line } of problems) {
      expect(message).toContain(names[0]);
      expect({ severity, line }).toEqual({ severity: "error", line: 1 });
    }
  });
});

describe("titles", () => {
  test.each([
    ["in two sections", [page("a/x.mdx", "Same"), page("b/x.mdx", "Same"), page("x.mdx", "Same")]],
    ["in other letters", [page("a/x.mdx", "Same"), page("a/y.mdx", "same")]],
    ["when both are missing, which is told already", [page("a/x.mdx", "Untitled"), page("a/y.mdx", "Untitled")]],
  ])("titles may be alike %s", (_, pages) => {
    expect(checkTitles(pages)).toEqual([]);
  });
});

test("a page of the error catalog has to be one that the message finder can show", () => {
  const message = { id: "x/#a", meaning: "It fails.", patterns: ["A"], general: [] };
  const messages = [{ ...message, follows: [], passesOn: false, causes: [] }];
  const shown = { ...page("errors/x.mdx", "X"), messages };
  expect(checkMessages([shown])).toEqual([]);
  const drawn = { ...shown, html: null };
  expect(checkMessages([drawn])).toMatchObject([
    { file: "errors/x.mdx", message: expect.stringContaining("a browser") },
  ]);
});

describe("anchors", () => {
  const pages = [
    page("a.mdx", "A", ["one", "output-clean", "user-content-x"]),
    page("b.mdx", "B", ["כותרת"]),
    page("c.mdx", "C"),
  ];
  const ids = new Map(pages.map((one) => [one.url, new Set(one.ids)]));

  function check(target: string, id: string) {
    const fragments = [{ url: `${target}#${id}`, page: target, id, line: 7, column: 3 }];
    return checkAnchors(pages, new Map([["c.mdx", { fragments } as unknown as CompiledPage]]), ids);
  }

  test("the headings of a page that can't be parsed are unknown, so links to them aren't problems", () => {
    const fragments = [{ url: "/a/#lost", page: "/a/", id: "lost", line: 7, column: 3 }];
    const compiled = new Map([
      ["a.mdx", { isBroken: true, fragments: [] } as unknown as CompiledPage],
      ["c.mdx", { isBroken: false, fragments } as unknown as CompiledPage],
    ]);
    expect(checkAnchors(pages, compiled, ids)).toEqual([]);
  });

  test.each([
    ["/a/", "one"],
    ["/b/", "כותרת"],
    ["/a/", "top"],
    ["/screen/", "anything"],
  ])("%s may be linked to with #%s", (target, id) => {
    expect(check(target, id)).toEqual([]);
  });

  test.each([
    ["/a/", "two", undefined],
    ["/a/", "One", "#one"],
    ["/a/", "outputclean", "#output-clean"],
    ["/a/", "clean", "#output-clean"],
    ["/a/", "ouptut-claen", "#output-clean"],
    ["/b/", "כותרה", "#כותרת"],
    ["/a/", "x", "#user-content-x"],
    ["/b/", "missing", undefined],
    ["/b/", "ערך", undefined],
    ["/a/", "--", undefined],
    ["/c/", "one", undefined],
  ])("%s has no #%s, and what was meant may be %s", (target, id, hint) => {
    const [problem] = check(target, id);
    expect(problem).toMatchObject({ file: "c.mdx", line: 7, column: 3, severity: "error" });
    expect(problem?.message).toContain(`${target}#${id}`);
    expect(/Did you mean (#\S+)\?/.exec(problem?.message ?? "")?.[1]).toBe(hint);
  });
});
