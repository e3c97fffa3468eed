import { afterEach, expect, test } from "vitest";
import { type Attachment, attach } from "../../../../src/components/search/attach";
import { mark } from "../../../../src/components/search/option-nodes";
import { fakeSource } from "./fake-source";

afterEach(() => document.body.replaceChildren());

function setup(more: Partial<Attachment> = {}) {
  document.body.innerHTML = '<div><input id="box"></div><p id="text"></p><div id="list"></div>';
  return () =>
    attach({
      input: "#box",
      source: fakeSource(),
      index: "docs",
      container: document.querySelector("#list") as Element,
      section: () => "",
      toHref: String,
      onAnswer: () => {},
      ...more,
    });
}

test("can be set up", () => {
  expect(setup()).not.toThrow();
});

test.each<[Partial<Attachment>, string]>([
  [{ source: undefined }, "Missing 'source' key"],
  [{ index: "" }, "Missing 'index' key"],
  [{ input: "" }, 'Usage: attach({ input, source, index, container }). No input element matches "".'],
  [{ input: "#none" }, 'No input element matches "#none".'],
  [{ input: "#text" }, 'No input element matches "#text".'],
  [{ name: "my results" }, "invalid dataset name: my results"],
  [{ options: { hint: true, appendTo: "body" } }, "hint and appendTo options can't be used at the same time"],
])("refuses %o", (more, message) => {
  expect(setup(more)).toThrow(message);
});

test("marks skip impossible ranges", () => {
  const host = document.createElement("p");
  const ranges = [
    [0, 2],
    [1, 3],
    [3, 3],
    [4, 6],
    [6, 99],
  ] as const;
  host.append(...mark("<i>abc", ranges));
  expect(host.innerHTML).toBe("<mark>&lt;i</mark>&gt;a<mark>bc</mark>");
});
