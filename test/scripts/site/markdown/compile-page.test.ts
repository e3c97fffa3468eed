import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { compile } from "./compile";
import { render } from "./render";

describe("headings", () => {
  test("level two and three are the outline, and every heading has a unique id", async () => {
    const { anchors, ids } = await compile("## Two\n\n### `Three`\n\n## Two\n\n#### Four\n");
    expect(anchors).toEqual([
      { id: "two", title: "Two", level: 2 },
      { id: "three", title: "Three", level: 3 },
      { id: "two-1", title: "Two", level: 2 },
    ]);
    expect(ids).toEqual(["two", "three", "two-1", "four"]);
  });

  test.each(["mdx", "md"])("of emoji or punctuation alone, headings of .%s have ids too", async (extension) => {
    const { ids } = await compile("## 🎉\n\n## !?\n\n## Section\n", extension as "md" | "mdx");
    expect(ids).toEqual(["section", "section-1", "section-2"]);
  });

  test.each(["mdx", "md"])("a part at the end of a heading leaves no hyphen in the id of .%s", async (extension) => {
    const part = extension === "mdx" ? '<Badge text="5.1+" />' : '<img src="https://example.org/a.png" alt="">';
    const { ids } = await compile(`## Options ${part}\n\n## Options\n`, extension as "md" | "mdx");
    expect(ids).toEqual(["options", "options-1"]);
  });

  test("an id has composed letters, however the file encodes them", async () => {
    const { ids, fragments } = await compile("## \u0438\u0306\n\n[a](#\u0439) [b](#\u0438\u0306)\n");
    expect(ids).toEqual(["\u0439"]);
    expect([...new Set(fragments.map(({ id }) => id))]).toEqual(["\u0439"]);
  });

  test("first-level headings become second-level ones with a warning, because the title is the only first-level heading", async () => {
    const { html, anchors, problems } = await compile("# One\n\ntext\n\n# Two\n");
    expect(html).not.toContain("<h1");
    expect(anchors.map(({ title, level }) => [title, level])).toEqual([
      ["One", 2],
      ["Two", 2],
    ]);
    expect(problems.map(({ line, severity }) => [line, severity])).toEqual([
      [1, "warning"],
      [5, "warning"],
    ]);
  });

  test("headings in code don't count", async () => {
    expect((await compile("```md\n## Not\n```\n\n`## not`\n")).anchors).toEqual([]);
  });
});

describe("text that looks like a tag on an external page", () => {
  const textOf = async (body: string) => {
    const { html } = await compile(body, "md");
    return new JSDOM(html ?? "").window.document.body.textContent?.trim();
  };

  test.each([
    "The function returns Promise<Buffer>.",
    "A Map<string> and Array<object>, Promise<Map> or Promise<Option>",
    "webpack <entry> <output>",
    "<Buffer>",
    "<Foo>text</Foo>",
  ])("is text: %s", async (body) => {
    expect(await textOf(body)).toBe(body);
  });

  test.each([
    ["a <b>b</b>, H<sub>2</sub>O, <KBD>Ctrl</KBD><br>and <Code>x</Code>", "a b, H2O, Ctrland x"],
    ["a <mark>b</mark> <u>c</u> <script>d</script>", "a b c"],
    ['a <Badge text="b" /> c', "a  c"],
    ["`Promise<Buffer>`", "Promise<Buffer>"],
  ])("is none where it is HTML or has attributes: %s", async (body, shown) => {
    expect(await textOf(body)).toBe(shown);
  });
});

describe("links", () => {
  test("fragments of this page and others are recorded with their place", async () => {
    const { fragments } = await compile("text\n\na [b](/glossary#c) d\n");
    expect(fragments).toEqual([{ url: "/glossary#c", page: "/glossary/", id: "c", line: 3, column: 3 }]);
  });

  test("the base path is added to paths, and to nothing else", async () => {
    const { html } = await compile(
      "[a](/glossary) [b](#x) [c](https://example.org/)\n\n## X\n\n![d](/images/cube.svg)\n",
      "mdx",
      {
        basePath: "/docs/",
      },
    );
    for (const address of ["/docs/glossary/", "#x", "https://example.org/", "/docs/images/cube."])
      expect(html).toContain(`="${address}`);
  });
});

describe("code", () => {
  const codeOf = async (body: string) => {
    return JSDOM.fragment(await render(await compile(body))).querySelector("code")?.textContent;
  };

  test.each([
    ["plain", "```js\nconst a = `<b>&amp;${1}</b>`;\n```"],
    ["marked", "```js {1} focus=1\nconst a = `<b>&amp;${1}</b>`;\n```"],
    ["unknown to us", "```nolanguage\nconst a = `<b>&amp;${1}</b>`;\n```"],
  ])("a %s sample shows exactly what was written", async (_, body) => {
    expect(await codeOf(body)).toBe("const a = `<b>&amp;${1}</b>`;");
  });

  test.each([
    ['```js title="a b.js"\nx\n```', "a b.js"],
    ["```js title='a.js'\nx\n```", "a.js"],
    ["```js title=a.js\nx\n```", "a.js"],
    ["**a.js**\n\n```js\nx\n```", "a.js"],
    ["**`src/*.js`**\n\n```js\nx\n```", "src/*.js"],
    ['**bold**\n\n```js title="meta.js"\nx\n```', "meta.js"],
    ["**not** alone\n\n```js\nx\n```", undefined],
    ["**far away**\n\ntext\n\n```js\nx\n```", undefined],
  ])("%j has the title %s", async (body, title) => {
    const html = await render(await compile(body));
    expect(/<figcaption[^>]*>(.*?)<\/figcaption>/.exec(html)?.[1]).toBe(title);
  });

  test("a bold sentence before a sample stays in the text", async () => {
    const { html } = await compile('1. **`new` is missing.**\n\n   ```js title="index.js"\n   one();\n   ```');
    expect(html).toContain("<strong><code>new</code> is missing.</strong>");
    expect(html).toContain('<figcaption class="code-title">index.js</figcaption>');
  });

  test.each([
    "js",
    "JavaScript",
    "jsx",
    "ts",
    "json5",
    "console",
    "bash",
    "sh",
    "text",
    "",
    "vue",
    "diff",
    "yaml",
    "scss",
    "html",
  ])("%j is a known language", async (language) => {
    expect((await compile(`\`\`\`${language}\nx\n\`\`\`\n`)).problems).toEqual([]);
  });
});

describe("images", () => {
  test("an image gets its size, unless the author set one", async () => {
    const html = await render(
      await compile('![a](./images/cube.svg)\n\n<img src="./images/cube.svg" alt="b" width="8" height="6" />\n'),
    );
    expect([...html.matchAll(/width="(\d+)" height="(\d+)"/g)].map((match) => match.slice(1))).toEqual([
      ["64", "48"],
      ["8", "6"],
    ]);
  });

  test.each(["md", "mdx"] as const)(
    "a file outside of the content folder is not published by .%s",
    async (extension) => {
      for (const source of ["../../../../package.json", "/../../../package.json", "../../../../package.json"]) {
        const { images, problems } = await compile(`![a](${source})\n`, extension);
        expect(images).toEqual([]);
        expect(problems).toMatchObject([{ message: expect.stringMatching(/outside the content folder/) }]);
      }
    },
  );
});

describe("external pages", () => {
  test("links to prefixed ids follow them, including footnotes", async () => {
    const { fragments, ids } = await compile(
      '<a name="options"></a>\n\n[a](#options) b[^1] [c](#head)\n\n## Head\n\n[^1]: Note.\n',
      "md",
    );
    expect(fragments).not.toHaveLength(0);
    for (const { id } of fragments) expect(ids).toContain(id);
  });

  test("a duplicate id isn't our mistake, so it's only a warning", async () => {
    const { problems } = await compile('<a name="x"></a>\n\n<a name="x"></a>\n', "md");
    expect(problems).toMatchObject([{ severity: "warning" }]);
  });
});

describe("a page that can't be compiled", () => {
  test("has an empty body that can be rendered", async () => {
    const compiled = await compile("<div>\n");
    expect(compiled.problems).toHaveLength(1);
    expect(compiled.html).toBe("");
  });

  test("can have thousands of nested levels, which is reported and doesn't end the build", async () => {
    const { problems } = await compile(`${"<div>".repeat(10_000)}x`, "md");
    expect(problems).toMatchObject([{ line: 1, message: expect.stringMatching(/nested too deeply/) }]);
  });
});

test("ids and links of a printable body are marked without characters that would double its memory", async () => {
  const { printable } = await compile("## Output\n\nSee [above](#output) and [the concept](/concepts/output/).\n");
  expect(printable).toContain("/concepts/output/");
  expect(Buffer.from(printable, "latin1").toString("latin1")).toBe(printable);
});
