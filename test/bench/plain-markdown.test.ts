import { expect, test } from "vitest";
import { toPlain } from "./plain-markdown";

test("takes the title from the front matter and drops the rest", () => {
  expect(toPlain('---\ntitle: "A: b"\nsort: 1\n---\n\nText.\n')).toEqual({ title: "A: b", body: "\nText.\n" });
});

test("leaves out components, HTML, comments and pictures, but keeps the text in them", () => {
  const text = 'See <Badge\n  text="new" /> <b>this</b>{/* not\nthis */}.\n\n![A dog](./dog.svg)<!-- nor this -->\n';
  expect(toPlain(text).body).toBe("See  this.\n\n\n");
});

test("leaves code and addresses alone", () => {
  const text =
    "Use `<Badge>` and ``a ` <b>``, see <https://example.org/>.\n\n```js\nif (a <b> c) {{}}\n```\n\n{{ x }}, `{{ x }}`\n";
  expect(toPlain(text).body).toBe(text.replaceAll("{{ x", "{ { x"));
});
