import { describe, expect, test } from "vitest";
import type { CompiledPage } from "../../../../scripts/site/markdown/compile-page";
import { fillSlots } from "../../../../scripts/site/markdown/rehype-printable";
import { dangers } from "../../../dangers";
import { markdownPayloads } from "../../../hostile";
import { compile, compileReadme } from "./compile";

/** The two kinds of untrusted pages: a page in the content folder, and a fetched README. */
const ways: [way: string, compile: (body: string) => Promise<CompiledPage>][] = [
  ["a page of others", (body) => compile(body, "md")],
  ["a README", compileReadme],
];

const printed = ({ printable }: CompiledPage) => fillSlots(printable, { id: (id) => id, href: (address) => address });
const PAYLOADS = markdownPayloads();

describe.each(ways)("in %s", (_, compileBody) => {
  describe.each(PAYLOADS)("%s do no harm", (_, payloads) => {
    test.each(payloads)("%s", async (_, payload) => {
      const compiled = await compileBody(payload);
      // A page that is only HTML doesn't contain code that would run when it's rendered.
      expect([compiled.code, compiled.html]).toEqual(["", expect.any(String)]);
      expect(dangers(compiled.html ?? "")).toEqual([]);
      expect(dangers(printed(compiled))).toEqual([]);
      for (const { url } of compiled.fragments) expect(url).not.toMatch(/^\s*\w+script:/i);
    });
  });

  test("all of them together do no harm either, and the text after them is still there", async () => {
    const all = PAYLOADS.flatMap(([, payloads]) => payloads.map(([, payload]) => payload));
    // Payloads that are cut off, or nested as deep as parsers go, swallow the text after them, but not other parts of
    // the page.
    const body = all.filter((payload) => payload.length < 1000 && !/closed|<plaintext>|<!--|<xmp/.test(payload));
    const { html } = await compileBody(`${body.join("\n\n")}\n`);
    expect(dangers(html ?? "")).toEqual([]);
  });

  test("elements that are never closed end with the article", async () => {
    const { html } = await compileBody("<div><b><table><tr><td>\n\ntext <!-- \n\n<details>");
    expect(dangers(html ?? "")).toEqual([]);
  });
});

test.each([
  ["<script>alert(1)</script>", "<script>"],
  ["<img src=x:x onerror=alert(1)>", "onerror"],
  ['<img src="https://evil.example/x.png">', "src"],
  ['<a href="javascript:alert(1)">x</a>', "href"],
  ['<a href="https://evil.example/">x</a>', "href"],
  ['<a id="root">x</a>', "root"],
  ['<h2 id="root">x</h2>', "root"],
  ['<p style="x">x</p>', "style"],
  ['<hr width="9999">', "width"],
  ["<svg></svg>", "<svg>"],
  ["</div><p>x</p>", "outside"],
  ["<body class=x>", "outside"],
])("this test sees the danger of %s", (html, danger) => {
  expect(dangers(html).join()).toContain(danger);
});
