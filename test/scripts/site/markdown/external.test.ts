import path from "node:path";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { compilePage } from "../../../../scripts/site/markdown/compile-page";
import { compileReadme, context, FIXTURES } from "./compile";

async function documentOf(body: string, source?: string): Promise<HTMLElement> {
  return new JSDOM((await compileReadme(body, source)).html ?? "").window.document.body;
}

describe("links", () => {
  test.each([
    ["./LICENSE", "https://github.com/example/some-loader/blob/v1.2.3/LICENSE"],
    ["docs/a.md#b", "https://github.com/example/some-loader/blob/v1.2.3/docs/a.md#b"],
    ["/docs/a.md", "https://github.com/example/some-loader/blob/v1.2.3/docs/a.md"],
    ["https://example.org/a", "https://example.org/a"],
    ["https://webpack.js.org/concepts/output#outputclean", "/concepts/output/#outputclean"],
    ["http://webpack.js.org/", "/"],
    ["https://webpack.js.org/plugins/NoEmitOnErrorsPlugin", "/plugins/no-emit-on-errors-plugin/"],
    ["https://webpack.js.org.example.org/concepts/", "https://webpack.js.org.example.org/concepts/"],
  ])("%s leads to %s", async (written, href) => {
    expect((await documentOf(`[text](${written})`)).querySelector("a")?.getAttribute("href")).toBe(href);
  });

  test("of a package in a folder start there", async () => {
    const source = "https://github.com/example/all/blob/HEAD/packages/some-loader/README.md";
    const link = (await documentOf("[text](./docs/a.md)", source)).querySelector("a");
    expect(link?.href).toBe("https://github.com/example/all/blob/HEAD/packages/some-loader/docs/a.md");
  });

  test("with a link called 'here' include their address for screen readers, and others don't", async () => {
    const body = await documentOf(
      "# Some loader\n\n## Use\n\n[here](https://example.org/a#b), [Here](#use), [a place](#use)",
    );
    expect([...body.querySelectorAll("a:not(.anchor)")].map(({ textContent }) => textContent)).toEqual([
      "here (example.org/a#b)",
      "Here (use)",
      "a place",
    ]);
    expect(body.querySelectorAll("a > .visually-hidden")).toHaveLength(2);
    expect((await documentOf("[here](#no-such-heading)")).textContent?.trim()).toBe("here");
  });

  test.each(["https://webpack.js.org/no/such/page/", "#no-such-heading"])(
    "to %s are text, and no problem",
    async (written) => {
      const { html, problems } = await compileReadme(`[some text](${written})`);
      expect(html).toBe("<p>some text</p>");
      expect(problems).toEqual([]);
    },
  );

  test.each(["options", "Options", "user-content-options"])("to #%s find the heading or anchor", async (fragment) => {
    const body = await documentOf(`[text](#${fragment})\n\n## Options\n\n<a name="options"></a>`);
    const id = body.querySelector("p a")?.getAttribute("href")?.slice(1) ?? "";
    expect(body.querySelector(`[id="${id}"], [name="${id}"]`)).not.toBeNull();
  });
});

describe("pictures", () => {
  test.each([
    [
      "a row of badges",
      "[![npm](https://img.shields.io/npm/v/x.svg)](https://npmjs.com/x)\n![](https://x.org/badge.svg)",
    ],
    [
      "centred logos",
      '<div align="center"><a href="https://x.org"><img src="https://x.org/some.svg" alt="Some"></a></div>',
    ],
    ["a heading of a logo", '<h2><img width="9" src=".github/logo.svg"><br></h2>'],
    ["a heading above logos only", "## Sponsors\n\n[![](https://x.org/a.png)](https://x.org)"],
  ])("%s vanish", async (_, written) => {
    const body = await documentOf(`Before.\n\n${written}\n\n## After`);
    expect(body.querySelectorAll("*:not(.anchor)")).toHaveLength(2);
  });

  test("with content become links to the published version", async () => {
    const body = await documentOf("![The result](./docs/result.png) and [![A film](a.gif)](https://x.org/film)");
    expect(body.querySelectorAll("img")).toHaveLength(0);
    expect([...body.querySelectorAll("a")].map((link) => [link.textContent, link.href])).toEqual([
      ["Picture: The result", "https://github.com/example/some-loader/raw/v1.2.3/docs/result.png"],
      ["A film", "https://x.org/film"],
    ]);
  });

  test("in a sentence leave their name", async () => {
    const body = await documentOf("Chat: [![join us](https://badges.gitter.im/x.svg)](https://gitter.im/x)");
    expect(body.innerHTML).toBe('<p>Chat: <a href="https://gitter.im/x" rel="noopener">join us</a></p>');
  });
});

describe("headings", () => {
  test.each(["# Some Loader", "# A loader for things", "## some-loader", '<h3 align="center">some-loader</h3>'])(
    "%s is the page's title and stands there already",
    async (title) => {
      const compiled = await compileReadme(`${title}\n\n## Options`);
      expect(compiled.anchors).toEqual([{ id: "options", title: "Options", level: 2 }]);
      expect(compiled.html).not.toContain("some-loader");
    },
  );

  test("become smaller if there are several first-level ones", async () => {
    const body = await documentOf("# some-loader\n\n# Install\n\n## npm\n\n# Use");
    const headings = [...body.querySelectorAll("h1, h2, h3")];
    expect(headings.map(({ tagName, id }) => `${tagName} ${id}`)).toEqual(["H2 install", "H3 npm", "H2 use"]);
  });

  test("keep the ids that others link to, including the second of the same name", async () => {
    const { ids } = await compileReadme("# Options\n\n## Options\n\n### `name`\n\n### name");
    expect(ids).toEqual(["options-1", "name", "name-1"]);
  });

  test.each(["root", "page-content"])("do not take the id %s of the page around them", async (id) => {
    const body = await documentOf(`[text](#${id})\n\n## ${id}`);
    expect(body.querySelector("h2")?.id).toBe(`user-content-${id}`);
    expect(body.querySelector("p a")?.getAttribute("href")).toBe(`#user-content-${id}`);
  });

  test.each(["## Table of Contents\n\n- [Use](#use)\n  - [More](#more)", "- [Use](#use)\n- [**More**](#more)"])(
    "are listed by the page, so a list of them is left out: %j",
    async (list) => {
      expect((await documentOf(`${list}\n\n## Use\n\n## More`)).querySelector("ul")).toBeNull();
    },
  );

  test("a list that contains more is kept", async () => {
    const list = "- [Use](#use): how to use it\n- [More](#more): much more of it";
    expect((await documentOf(`${list}\n\n## Use\n\n## More`)).querySelectorAll("li")).toHaveLength(2);
  });
});

test.each(["> [!WARNING]\n> Careful.", "> **Warning**\n>\n> Careful.", "> **Warning** Careful."])(
  "%j is a callout",
  async (written) => {
    const callout = (await documentOf(written)).querySelector("aside.callout-warning");
    expect([...(callout?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Warning",
      "Careful.",
    ]);
  },
);

test.each(["> **Note**that", "> **Beware** of it.", "> **note**"])("%j stays a quote", async (written) => {
  expect((await documentOf(written)).querySelector("blockquote")).not.toBeNull();
});

test("problems of a README aren't reported", async () => {
  const body =
    '```nonsense\nx\n```\n\n<img>\n\n[a](http://%)\n\n<p style="color:red">x</p>\n\n<a id="b"></a><a id="b"></a>';
  expect((await compileReadme(body)).problems).toEqual([]);
});

test("problems of our own pages are, even if they have a source", async () => {
  const page = {
    file: path.join(FIXTURES, "page.mdx"),
    url: "/page/",
    body: "[a](/no/such/)",
    source: "https://example.org/page.mdx",
  };
  expect((await compilePage(page, context)).problems).toHaveLength(1);
});
