/**
 * The colors of diagrams, with their replacements in the dark theme. In both themes, text has a contrast of at least
 * 4.5 to its background, as `test/scripts/site/markdown/dark-diagram.test.ts` measures.
 */
const DARK: Readonly<Record<string, string>> = {
  // cards, their borders, boxes on them and their borders
  "#f7f9fb": "#202c33",
  "#d5dde3": "#35454f",
  "#ffffff": "#1a2328",
  "#b9c6ce": "#5f7480",
  // texts and arrows
  "#2b3a42": "#d3dee5",
  "#465e69": "#9fb3be",
  // emphasis: line, background
  "#1d78c1": "#8dd6f9",
  "#8dd6f9": "#1d4d6e",
  // changes: line, background
  "#b7860b": "#f0bd68",
  "#fdf0c4": "#4a3a17",
  // removed parts: line, background, text on it
  "#c0392b": "#ff9f96",
  "#f4b8ae": "#5e2a26",
  "#7a2016": "#ffd0ca",
};

const COLOR = /\b(fill|stroke|stop-color)="(?!none"|url\()([^"]*)"/g;

/**
 * Adds a dark theme to a diagram: CSS rules inside the image, which follow the `color-scheme` of the page. So there is
 * no additional request, and the diagram follows the theme switch. In print, it stays light. An image with any other
 * color is returned unchanged, because its colors may have a meaning, and replacing only some of them could make it
 * illegible. Source: https://drafts.csswg.org/css-color-adjust-1/#preferred
 *
 * @param svg The text of the file.
 */
export function withDarkSide(svg: string): string {
  const used = new Set([...svg.matchAll(COLOR)].map(([, property, color]) => `${property} ${color}`));
  const rules = [...used].map((pair) => {
    const [property = "", color = ""] = pair.split(" ");
    const dark = DARK[color];
    return dark && `[${property}="${color}"]{${property}:${dark}}`;
  });
  const tag = /<svg\b[^>]*>/.exec(svg);
  if (!tag || rules.length === 0 || rules.includes(undefined) || svg.includes("<style")) return svg;
  const end = tag.index + tag[0].length;
  return `${svg.slice(0, end)}<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>${svg.slice(end)}`;
}
