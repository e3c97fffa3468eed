import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { toElements } from "../../../../src/components/search/elements";

afterEach(() => document.body.replaceChildren());

test("strings of empty elements become elements, and no other string does", () => {
  const [made] = Array.from(toElements('<span class="ds-dropdown-menu" aria-hidden="true"></span>'));
  expect(made?.outerHTML).toBe('<span class="ds-dropdown-menu" aria-hidden="true"></span>');
  for (const text of ["<p>text</p>", '<img src="x" onerror="alert(1)">', '<p onclick="x"></p>', "#results", ""]) {
    expect(() => toElements(text), text).toThrow("something other than an empty element");
  }
});

test("nothing becomes an empty collection, which supports all methods", () => {
  const none = toElements(null);
  expect(none.length).toBe(0);
  expect(none.first().addClass("a").attr("id")).toBeUndefined();
  expect([none.val(), none.find("a").length, none.data("key")]).toEqual(["", 0, undefined]);
});

test("a stored value stays the same, even if it's empty", () => {
  const element = toElements("<div></div>");
  element.data("aaDatum", "{}").data("aaValue", undefined);
  expect([element.data("aaDatum"), element.data("aaValue")]).toEqual(["{}", undefined]);
});

test("an attribute without a value is removed, also several at once", () => {
  const element = toElements('<div class="a" role="option" aria-label="b"></div>');
  element.attr({ "aria-label": undefined, spellcheck: false }).removeAttr("class role");
  expect(element[0]?.outerHTML).toBe('<div spellcheck="false"></div>');
});

test("an input is wrapped in place", () => {
  document.body.innerHTML = "<i></i><input><b></b>";
  const input = toElements(document.querySelector("input"));
  expect(input.wrap(toElements('<span class="field"></span>')).parent().hasClass("field")).toBe(true);
  expect(document.body.innerHTML).toBe('<i></i><span class="field"><input></span><b></b>');
});

/** Returns a list with one option that contains two elements, and the mouse events that its listener receives. */
function listen() {
  document.body.innerHTML = '<div id="menu"><a class="option"><b></b><i></i></a><p></p></div>';
  const heard: string[] = [];
  const hear = (type: string) => vi.fn(({ currentTarget }) => heard.push(`${type} ${currentTarget.className}`));
  const find = (name: string) => document.querySelector(name) as Element;
  toElements(find("#menu") as HTMLElement)
    .on("mouseenter.aa", ".option", hear("enter"))
    .on("mouseleave.aa", ".option", hear("leave"));
  return { heard, find };
}

test("the mouse leaves an option once, no matter how many elements are in it", () => {
  const { heard, find } = listen();
  fireEvent.mouseOut(find("b"), { relatedTarget: find("i") });
  fireEvent.mouseOut(find("i"), { relatedTarget: find("p") });
  expect(heard).toEqual(["leave option"]);
});

test("an option that appears under a resting mouse isn't entered, but one that the mouse moves over is", () => {
  const { heard, find } = listen();
  fireEvent.mouseOver(find("b"), { relatedTarget: find("#menu") });
  const move = (name: string, movementY: number) => fireEvent.mouseMove(find(name), { movementY });
  move("b", 0);
  expect(heard).toEqual([]);
  move("p", 20);
  expect(heard).toEqual([]);
  move("i", -19);
  expect(heard).toEqual(["enter option"]);
});
