import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import type { CompiledPage } from "../../../scripts/markdown/compile-page";
import { fillSlots } from "../../../scripts/markdown/rehype-printable";
import { compile } from "./compile";
import { hostilePayloads } from "./hostile-payloads";
import { render } from "./render";

const FORBIDDEN = [
  ...[
    "script",
    "iframe",
    "frame",
    "object",
    "embed",
    "portal",
    "applet",
    "style",
    "link",
    "meta",
    "base",
    "form",
    "template",
  ],
  ...["svg", "math", "video", "audio", "textarea", "noscript", "dialog", "marquee", "title", "body", "html", "head"],
];
const ADDRESSES = [
  "href",
  "src",
  "srcset",
  "cite",
  "longdesc",
  "action",
  "formaction",
  "poster",
  "data",
  "background",
  "ping",
];
const ALLOWED_PROTOCOL = /^(https?|mailto|tel):$/;

/** Everything in the HTML that must not be there. A document is parsed, so that nothing hides in a fragment's rules. */
function dangers(html: string): string[] {
  const { document } = new JSDOM(`<!doctype html><div id="content">${html}</div>`).window;
  const content = document.getElementById("content");
  const elements = [...(content?.querySelectorAll("*") ?? [])];
  // Whatever the payload closed, nothing may stand beside our element or in the head.
  const outside = document.body.children.length + document.head.children.length - 1;
  return [...(outside > 0 ? ["something outside of the page's element"] : []), ...elements.flatMap(dangersOf)];
}

function dangersOf(element: Element): string[] {
  const name = element.localName;
  // Controls that the pipeline draws: copy buttons, the boxes of task lists.
  const isOurs =
    (name === "button" && element.className === "code-copy") || element.matches("input[type=checkbox][disabled]");
  const tag = FORBIDDEN.includes(name) || (/^(button|input|select)$/.test(name) && !isOurs) ? [`<${name}>`] : [];
  return [...tag, ...[...element.attributes].flatMap((attribute) => attributeDanger(element, attribute))];
}

function attributeDanger(element: Element, { name, value }: Attr): string[] {
  const isHeading = /^h[1-6]$/.test(element.localName);
  if (/^on/i.test(name) || name === "style" || name === "srcdoc" || name.includes(":")) return [`${name}="${value}"`];
  if (ADDRESSES.includes(name) && !ALLOWED_PROTOCOL.test(new URL(value, "https://webpack.js.org/page/").protocol))
    return [`${name}="${value}"`];
  // Headings get ids from us, made of their text.
  if ((name === "id" || name === "name") && !value.startsWith("user-content-") && !isHeading)
    return [`${name}="${value}"`];
  if (name === "class" && /skip-link|search|prose/.test(value)) return [`class="${value}"`];
  return [];
}

const printed = ({ printable }: CompiledPage) => fillSlots(printable, { id: (id) => id, href: (address) => address });
const text = (compiled: CompiledPage) => JSON.stringify([compiled.outline, compiled.ids]);

describe.each(Object.entries(hostilePayloads))("%s do no harm in a page of others", (_, payloads) => {
  test.each(payloads)("%j", async (payload) => {
    const compiled = await compile(payload, "md");
    expect(dangers(await render(compiled))).toEqual([]);
    expect(dangers(printed(compiled))).toEqual([]);
    expect(compiled.html).not.toBeNull();
    expect(text(compiled)).not.toContain("<script");
  });
});

test("all of them in one page do no harm either, and what follows them is still there", async () => {
  const closed = ["code of MDX", "styles and classes", "event handlers"].flatMap((kind) => hostilePayloads[kind] ?? []);
  const html = await render(await compile(`${closed.join("\n\n")}\n\n## The end\n`, "md"));
  expect(dangers(html)).toEqual([]);
  expect(html).toContain("The end");
});

test.each([
  ["<script>alert(1)</script>", "<script>"],
  ["<img src=x:x onerror=alert(1)>", "x:x"],
  ['<a href="javascript:alert(1)" id="root" style="x">x</a>', "root"],
  ["</div><p>x</p>", "outside"],
])("this test sees the danger of %s", (html, danger) => {
  expect(dangers(html).join()).toContain(danger);
});
