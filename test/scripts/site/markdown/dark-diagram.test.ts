import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { withDarkSide } from "../../../../scripts/site/markdown/dark-diagram";

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

const diagrams = readdirSync(paths.content, { recursive: true, encoding: "utf8" })
  .filter((file) => /^[a-z]+\/images\/[^/]+\.svg$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(paths.content, file), "utf8") }));

test("colors of the palette get their dark counterparts, each for its purpose", () => {
  const drawn = svg('<rect fill="#ffffff" stroke="#1d78c1"/><path fill="none" stroke="#1d78c1"/>');
  const rules = '[fill="#ffffff"]{fill:#1a2328}[stroke="#1d78c1"]{stroke:#8dd6f9}';
  expect(withDarkSide(drawn)).toBe(
    drawn.replace('height="9">', `height="9"><style>@media (prefers-color-scheme:dark){${rules}}</style>`),
  );
});

test.each([
  ["another color", svg('<rect fill="#ffffff"/><rect fill="#123456"/>')],
  ["no color", svg("<path d='M0 0'/>")],
  ["rules of its own", svg('<style>rect{stroke:red}</style><rect fill="#ffffff"/>')],
  ["no picture in it", 'fill="#ffffff"'],
])("a file with %s stays as it is", (_, text) => {
  expect(withDarkSide(text)).toBe(text);
});

test("all our own diagrams have a dark variant", () => {
  expect(diagrams.length).toBeGreaterThan(20);
  expect(diagrams.filter(({ text }) => withDarkSide(text) === text).map(({ file }) => file)).toEqual([]);
});

test.each(["light", "dark"])("texts of diagrams stand out from what they stand on, %s", (side) => {
  const faults = diagrams.flatMap(({ file, text }) => {
    const { document } = new JSDOM(side === "dark" ? darkened(text) : text, { contentType: "image/svg+xml" }).window;
    const rects = [...document.querySelectorAll("rect")];
    return [...document.querySelectorAll("text")].flatMap((label) => {
      const ground = rects.filter((rect) => isOn(label, rect) && fillOf(rect) !== "none").at(-1);
      if (!ground) return [`${file}: ${label.textContent} stands on nothing`];
      const contrast = contrastOf(fillOf(label), fillOf(ground));
      return contrast < 4.5 ? [`${file}: ${label.textContent} ${contrast.toFixed(2)}`] : [];
    });
  });
  expect(faults).toEqual([]);
});

/** Returns the picture with its colors replaced according to its own rules. */
function darkened(text: string): string {
  const rules = [...withDarkSide(text).matchAll(/\[(\S+="#\w+")\]\{\w[\w-]*:(#\w+)\}/g)];
  return text.replace(/\b(?:fill|stroke)="#\w+"/g, (attribute) => {
    const dark = rules.find(([, pair]) => pair === attribute)?.[2];
    return attribute.replace(/#\w+/, dark ?? "");
  });
}

function fillOf(element: Element): string {
  return element.closest("[fill]")?.getAttribute("fill") ?? "#000000";
}

function isOn(label: Element, rect: Element): boolean {
  const [x, y] = ["x", "y"].map((name) => Number(label.getAttribute(name))) as [number, number];
  const [left, top, width, height] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name))) as [
    ...[number, number, number, number],
  ];
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Returns the contrast ratio of two colors. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
