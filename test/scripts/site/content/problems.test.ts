import { describe, expect, test } from "vitest";
import { type Files, page, readContent } from "../../temporary-content";

/** The mistake, the files, and the expected problem: its place and message. */
type Broken = [what: string, files: Files, place: string, message: RegExp];

const other = page("## Here\n", "Other");
const valid = (body: string): Files => ({ "a.mdx": page(body), "other.mdx": other });
const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

/** Returns a page `a.mdx` with a two-step project and one fence. */
const project = (fence: string, code = ""): Files => ({
  ...valid(`\`\`\`${fence}\n${code}\`\`\``),
  "projects/a/1-one/src/a.js": "1;\n2;\n",
  "projects/a/1-one/src/old.js": "",
  "projects/a/2-two/src/b.js": "",
  "projects/a/2-two/.removed": "src/old.js\n",
  "projects/a/3-three/.removed": "nothing.js\n",
  "projects/a/expected/build.txt": "Built.\n",
});

/** Returns a page with three headings, and a file with its questions. */
const asked = (yaml: string): Files => ({ ...valid("## One\n\n## Two words\n\n## Three\n"), "asked/a.yaml": yaml });

const errors: Broken[] = [
  ["a missing title", { "a.mdx": "---\nsort: 1\n---\n" }, "a.mdx:1:1", /"title" is missing/],
  [
    "a duplicate title in a section",
    { "s/a.mdx": page("", "T"), "s/b/c.md": page("", "T") },
    "s/b/c.md:1:1",
    /"T".*s\/a\.mdx/,
  ],
  ["no front matter at all", { "a.mdx": "Text.\n" }, "a.mdx:1:1", /no front matter/],
  ["a.md and a.mdx", { "a.md": page("", "A"), "a.mdx": page("", "B") }, "a.mdx:1:1", /URL \/a\/.*a\.md/],
  ["a link to no page", valid("Text\n\nand [x](/nowhere/)."), "a.mdx:6:5", /\/nowhere\/ leads nowhere/],
  ["a raw link to no page", valid('<a href="/nowhere/">x</a>'), "a.mdx:4:1", /\/nowhere\/ leads nowhere/],
  [
    "a relative link to no page",
    valid("[x](../nowhere.mdx)"),
    "a.mdx:4:1",
    /\.\.\/nowhere\.mdx leads nowhere.*\/nowhere\//,
  ],
  [
    "an absolute link to no page of ours",
    valid("[x](https://webpack.js.org/nowhere)"),
    "a.mdx:4:1",
    /there is no page \/nowhere\//,
  ],
  [
    "a link to no heading of this page",
    valid("## There\n\n[x](#here)"),
    "a.mdx:6:1",
    /#here leads to a heading that \/a\/ doesn't/,
  ],
  [
    "a link to no heading of another page",
    valid("[x](/other/#there)"),
    "a.mdx:4:1",
    /heading that \/other\/ doesn't have/,
  ],
  ["a link to a heading in other letters", valid("[x](/other#Here)"), "a.mdx:4:1", /Did you mean #here\?/],
  [
    "a link to no heading in letters outside of ASCII",
    { "a.mdx": page("## Заголовок\n\n[x](#заголовак)") },
    "a.mdx:6:1",
    /link to #заголовак leads .*Did you mean #заголовок\?/,
  ],
  [
    "a link to a page in other letters",
    { "s/Page.mdx": page("[x](/S/page.html)") },
    "s/Page.mdx:4:1",
    /no page \/S\/page\.html\. Did you mean \/s\/Page\/\?/,
  ],
  [
    "a related link to a page in other letters",
    { "a.mdx": "---\ntitle: A\nrelated:\n  - title: B\n    url: /A/\n---\n" },
    "a.mdx:5:10",
    /no such page\. Did you mean \/a\/\?/,
  ],
  ["a missing image", valid("![x](./missing.png)"), "a.mdx:4:1", /image \.\/missing\.png doesn't exist/],
  ["an image with a strange name", valid('<img src="100%.png" alt="" />'), "a.mdx:4:1", /100%\.png doesn't exist/],
  ["an image without source", valid("![x]()"), "a.mdx:4:1", /no source/],
  ["an image outside of the content", valid("![x](../../etc/hostname)"), "a.mdx:4:1", /outside the content folder/],
  [
    "an unknown component",
    valid("Text <Note>x</Note>"),
    "a.mdx:4:6",
    /no component <Note>.*Badge.*StackBlitzPreview\.$/,
  ],
  ["a member of a component", valid("<Tabs.Tab>x</Tabs.Tab>"), "a.mdx:4:1", /no component <Tabs\.Tab>/],
  ["an unclosed element", valid("\n<div>\n\ntext\n"), "a.mdx:5:1", /closing tag.*<div>/],
  ["an unclosed component", valid("<Tabs>\n<Tab title='x'>\n</Tabs>"), "a.mdx:6:1", /closing tag/i],
  ["a tag that was never opened", valid("</div>"), "a.mdx:4:2", /closing/],
  ["a stray {", valid("Text { and on."), "a.mdx:4:15", /\{.*backticks/],
  ["an id in braces without a backslash", valid("## Here {#my-id}"), "a.mdx:4:10", /as a comment.*\{\/\*my-id\*\/\}\./],
  ["a name in braces", valid("The file {name}.js"), "a.mdx:4:10", /can't contain the expression \{name\}.*backticks/],
  ["a stray <", valid("if a <3 b"), "a.mdx:4:7", /bare <.*backticks/],
  ["an autolink in angle brackets", valid("<https://example.org>"), "a.mdx:4:8", /./],
  [
    "an expression of several lines",
    valid("{items.map((item) => (\n  <b>{item}</b>\n))}"),
    "a.mdx:4:1",
    /can't contain the expression \{items\.map\(\(item\) => \( …\}\. Write/,
  ],
  ["an import", valid('import x from "./x"\n\nText'), "a.mdx:4:1", /can't import anything\. Show code in a code block/],
  [
    "an import of what is known",
    valid('import { Details } from "x"\n\nText'),
    "a.mdx:4:1",
    /<Details> is available on every page/,
  ],
  ["an export", valid("export const x = 1\n\nText"), "a.mdx:4:1", /can't export anything\. Put facts/],
  ["an attribute that is computed", valid("<Badge text={name} />"), "a.mdx:4:1", /attributes of <Badge>/],
  [
    "a related link to no page",
    { "a.mdx": "---\ntitle: A\nrelated:\n  - title: B\n    url: /nowhere/\n---\n" },
    "a.mdx:5:10",
    /related link to \/nowhere\/ leads nowhere/,
  ],
  ["a javascript: link", valid("[x](javascript:alert%281%29)"), "a.mdx:4:1", /isn't allowed.*https/],
  ["a data: link", valid("[x](data:text/html,x)"), "a.mdx:4:1", /data:text\/html,x isn't allowed/],
  ["a file of no project", valid("```js file=1-one/a.js\n```"), "a.mdx:4:1", /no project.*projects\/a\./],
  [
    "a file in another folder of the project",
    project("js file=1-one/a.js"),
    "a.mdx:4:1",
    /no file a\.js in 1-one\. Did you mean src\/a\.js\?/,
  ],
  [
    "a file that no step has",
    project("js file=2-two/c.js"),
    "a.mdx:4:1",
    /no file c\.js in 2-two\. The files are: src\/a\.js, src\/b\.js\./,
  ],
  ["a file of a later step", project("js file=1-one/src/b.js"), "a.mdx:4:1", /no file src\/b\.js in 1-one/],
  ["a file outside the project", project("js file=1-one/../../../a.mdx"), "a.mdx:4:1", /There is no file/],
  ["an unknown step", project("js file=4-four/src/a.js"), "a.mdx:4:1", /no step 4-four.*1-one, 2-two, 3-three\./],
  [
    "a step that deletes nothing",
    project("js file=3-three/src/a.js"),
    "a.mdx:4:1",
    /3-three\/\.removed lists nothing\.js/,
  ],
  [
    "unknown output",
    project("text file=expected/x.txt"),
    "a.mdx:4:1",
    /no file expected\/x\.txt.*expected\/build\.txt\./,
  ],
  ["a file in a code block with lines", project("js file=1-one/src/a.js", "3;\n"), "a.mdx:4:1", /isn't empty/],
  [
    "a diff of a new file",
    project("diff file=2-two/src/b.js"),
    "a.mdx:4:1",
    /src\/b\.js is new in 2-two.*instead of diff/,
  ],
  [
    "a diff of a file that stays",
    project("diff file=2-two/src/a.js"),
    "a.mdx:4:1",
    /src\/a\.js doesn't change in 2-two/,
  ],
  ["a diff of a deleted file", project("diff file=2-two/src/old.js"), "a.mdx:4:1", /src\/old\.js is deleted in 2-two/],
  ["a range beyond a file", project("js file=1-one/src/a.js lines=2-3"), "a.mdx:4:1", /lines=2-3.*has lines 1 to 2\./],
  ["a range that is none", project("js file=1-one/src/a.js lines=x"), "a.mdx:4:1", /lines=x isn't a range/],
  ["invalid UTF-8", { "a.mdx": bytes(page("text\n"), [0xff, 0x0a]) }, "a.mdx:5:1", /isn't valid UTF-8/],
  ["an expression that is not closed", valid("Text\n\n{`a`"), "a.mdx:6:5", /backticks/],
  ["an attribute that is not closed", valid('<Badge text="x />\n'), "a.mdx:5:1", /./],
  ["a comment of HTML", valid("<!-- x -->"), "a.mdx:4:2", /./],
  ["an ending in capitals", { "a.MDX": page(""), "b.mdx": page("", "B") }, "a.MDX:1:1", /ignores this file.*lowercase/],
  [
    "another ending",
    { "a.markdown": page(""), "b.mdx": page("", "B") },
    "a.markdown:1:1",
    /end in lowercase \.md or \.mdx/,
  ],
  [
    "names that differ in how an accent is written",
    { "caf\u00e9.mdx": page("", "A"), "cafe\u0301.mdx": page("", "B") },
    "caf\u00e9.mdx:1:1",
    /but so does cafe\u0301\.mdx/,
  ],
  ["a page among the assets", { "assets/a.mdx": page("") }, "assets/a.mdx:1:1", /below \/assets\/ forever/],
  ["a page in place of the search index", { "search.mdx": page("") }, "search.mdx:1:1", /below \/search\/ forever/],
  ["bytes of Windows-1252", { "a.mdx": bytes(page("It"), [0x92], "s\n") }, "a.mdx:4:1", /Save it with UTF-8 encoding/],
  [
    "a related entry that is nothing",
    { "a.mdx": "---\ntitle: A\nrelated:\n  - \n---\n" },
    "a.mdx:4:5",
    /"related\.0" must be an entry/,
  ],
  ["a question mark in a name", { "a?b.mdx": page("") }, "a?b.mdx:1:1", /U\+003F, which URLs can't contain/],
  ["a number sign in a name", { "c#/b.mdx": page("") }, "c#/b.mdx:1:1", /U\+0023/],
  ["a quote in a name", { 'a" x="/b.mdx': page("") }, 'a" x="/b.mdx:1:1', /U\+0022/],
  ["an invisible character in a name", { "a\u202Eb.mdx": page("") }, "a\u202Eb.mdx:1:1", /U\+202E/],
  ["a line break in a name", { "a\nb.mdx": page("") }, "a\nb.mdx:1:1", /U\+000A/],
  [
    "questions of no page",
    { ...valid(""), "asked/othr.yaml": "page:\n  - x\n" },
    "asked/othr.yaml:1:1",
    /page othr\.mdx.*mean other\.mdx\?/,
  ],
  [
    "questions of no heading",
    asked("sections:\n  one:\n    - x\n  tow-words:\n    - y\n"),
    "asked/a.yaml:4:3",
    /^No heading of a\.mdx has the id tow-words\. Did you mean two-words\?/,
  ],
  [
    "questions of a heading with a new name",
    asked("sections:\n  one:\n    - x\n  quetzal:\n    - y\n"),
    "asked/a.yaml:4:3",
    /mean two-words\?/,
  ],
  [
    "questions of a heading that is gone",
    asked("sections:\n  one:\n    - x\n  three:\n    - y\n  quetzal:\n    - y\n"),
    "asked/a.yaml:6:3",
    /id quetzal\. Rename/,
  ],
  [
    "a question that isn't text",
    asked("page:\n  - x\n  - why: y\n"),
    "asked/a.yaml:3:5",
    /"page\.1" must be text: put quotes/,
  ],
  ["a question without words", asked('page: [" "]'), "asked/a.yaml:1:8", /"page\.0" must be a question on one line/],
  [
    "the same question twice",
    asked("sections:\n  one:\n    - x\n    - x\n"),
    "asked/a.yaml:4:7",
    /"sections\.one\.1" repeats "x"/,
  ],
  [
    "a section without questions",
    asked("sections:\n  one: []\n"),
    "asked/a.yaml:2:3",
    /"sections\.one" has no questions/,
  ],
  [
    "a question instead of a list",
    asked("sections:\n  one: x\n"),
    "asked/a.yaml:2:3",
    /"sections\.one" must be a list/,
  ],
  [
    "a list instead of sections",
    asked("sections:\n  - one\n"),
    "asked/a.yaml:1:1",
    /"sections" must have the ids of headings/,
  ],
  ["a heading outside of sections", asked("one:\n  - x\n"), "asked/a.yaml:1:1", /no field "one".*below sections/],
  ["a file without questions", asked("# none\n"), "asked/a.yaml:1:1", /the file has none/],
  [
    "questions in a file with another name",
    { ...valid(""), "asked/a.yml": "page:\n  - x\n" },
    "asked/a.yml:1:1",
    /end in \.yaml/,
  ],
  ["questions that are no YAML", asked("page: [x\n"), "asked/a.yaml:2:1", /^Questions: Flow sequence/],
  ["a NUL byte", { "a.mdx": bytes(page("text\n"), [0x61, 0, 0x0a]) }, "a.mdx:5:1", /NUL/],
];

const warnings: Broken[] = [
  ["a fence that is never closed", valid("## A\n\n```js\nx\n\n## Never a heading"), "a.mdx:6:1", /never closed/],
  ["a fence that another one does not close", valid("> ~~~js\n> x\n> ```"), "a.mdx:4:3", /never closed/],
  ["a fence of one line", valid("```"), "a.mdx:4:1", /never closed/],
  ["a link by an undefined name", valid("Text\n\nand [**some** words][name]."), "a.mdx:6:5", /\[name\]: \/path\//],
  ["a link by its own undefined words", valid("- one [a `b`][]"), "a.mdx:4:7", /\[a `b`\]: \/path\//],
  ["a picture by an undefined name", valid("## A\n\n> x\n> ![alt][one\n> name]"), "a.mdx:7:4", /\[alt\]\[one/],
  ["an undefined name on an external page", { "a.md": page("[x][y]") }, "a.md:4:1", /^\[x\]\[y\] isn't a link/],
  [
    "two pages of one place in a group",
    {
      "s/a.mdx": "---\ntitle: A\nsort: 2\ngroup: G\n---\n",
      "s/b/c.mdx": "---\ntitle: C\ngroup: G\nsort: 2\n---\n",
    },
    "s/b/c.mdx:4:1",
    /^s\/a\.mdx also has sort: 2/,
  ],
  [
    "two pages of one place in no group",
    { "s/a.mdx": '---\ntitle: A\nsort: 2\ngroup: "-"\n---\n', "s/b.mdx": "---\ntitle: B\nsort: 2\n---\n" },
    "s/b.mdx:3:1",
    /s\/a\.mdx/,
  ],
  [
    "a heading of the first level",
    valid("Text.\n\n# A\n"),
    "a.mdx:6:1",
    /title is the page's only first-level heading/,
  ],
  [
    "an id that stands twice",
    valid('## Here\n\n<div id="here">x</div>'),
    "a.mdx:6:1",
    /Two elements on this page have the id "here"/,
  ],
  ["an id in braces", valid("## Here \\{#my-id}"), "a.mdx:4:1", /see \{#my-id\}.*as a comment.*\{\/\*my-id\*\/\}\./],
  ["an id in braces in an .md page", { "a.md": page("## Here {#my-id}") }, "a.md:4:1", /see \{#my-id\}\. Delete it/],
  ["a container of three colons", valid("::: tip\n\nText\n\n:::"), "a.mdx:4:1", /see :::\..* > \[!TIP\]/],
  [
    "a container with a title",
    { "a.md": page(":::danger Title\nText\n:::") },
    "a.md:4:1",
    /see :::\..* > \[!CAUTION\]/,
  ],
  ["a container of another kind", valid("Text.\n\n:::details\nText\n:::"), "a.mdx:6:1", /see :::\..* > \[!NOTE\]/],
  [
    "a callout with a title on its line",
    valid("> [!TIP] My *title*\n> text"),
    "a.mdx:4:1",
    /quotation.*next line: > \*\*My \*title\*\*\*\./,
  ],
  ["indented code", valid("Text:\n\n    const a = 1;\n    const b = 2;\n\nText"), "a.mdx:6:5", /Four spaces.*```/],
  ["code that a tab indents", valid("Text:\n\n\tconst a = 1;\n"), "a.mdx:6:2", /Four spaces.*```/],
  ["an empty heading", valid("Text.\n\n## \n\nText."), "a.mdx:6:1", /heading is empty.*delete it/],
  ["a heading of a comment alone", valid("## {/*short*/}\n"), "a.mdx:4:1", /heading is empty/],
  ["an escaped quote in a title", valid('```js title="a \\"b\\".js"\nx\n```'), "a.mdx:4:1", /title='…'/],
  ["an unknown language of a fence", valid("```klingon\nx\n```"), "a.mdx:4:1", /"klingon".*unknown/],
  ["an unknown field", { "a.mdx": "---\ntitle: A\nauthor: me\n---\n" }, "a.mdx:3:9", /no field "author".*contributors/],
  ["a style attribute", valid('<div style="color: red">x</div>'), "a.mdx:4:1", /style attribute of <div>/],
  ["a style object", valid("<div style={{ color: 'red' }}>x</div>"), "a.mdx:4:1", /style attribute of <div>/],
];

describe.each([
  ["an error", "error", errors],
  ["a warning", "warning", warnings],
] as const)("%s", (_, severity, broken) => {
  test.each(broken)("is %s", async (_, files, place, message) => {
    const { problems } = await readContent(files);
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([place]);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.message).toMatch(/^.*[.?]$/u); // a sentence without line breaks
    expect(problems[0]?.severity).toBe(severity);
  });
});

test("all problems are reported at once, sorted by file, line and column", async () => {
  const { problems } = await readContent({
    "z.mdx": "---\nsort: x\n---\n[a](/nowhere/) ![b](c.png)\n\n```klingon\n```\n",
    "a/b.mdx": page("[d](/z/#e)\n\n<Note />\n"),
    "a/c.mdx": page("{", "A page"),
    "a.mdx": page("## Fine\n"),
  });
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    "a/b.mdx:4:1",
    "a/b.mdx:6:1",
    "a/c.mdx:1:1",
    "a/c.mdx:4:2",
    "z.mdx:1:1",
    "z.mdx:2:7",
    "z.mdx:4:1",
    "z.mdx:4:16",
    "z.mdx:6:1",
  ]);
});

test("a link to a page that can't be parsed isn't a problem too", async () => {
  const { problems } = await readContent({ "a.mdx": page("[x](/b/)"), "b.mdx": page("{", "B") });
  expect(problems.map(({ file }) => file)).toEqual(["b.mdx"]);
});
