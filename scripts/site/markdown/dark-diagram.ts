/**
 * What diagrams are drawn with, and what stands for it in the dark theme. Each text keeps a contrast of 4.5 with what it
 * stands on, on both sides, which `test/scripts/site/markdown/dark-diagram.test.ts` measures.
 */
const DARK: Readonly<Record<string, string>> = {
  // card, its border, boxes on it and their borders
  "#f7f9fb": "#202c33",
  "#d5dde3": "#35454f",
  "#ffffff": "#1a2328",
  "#b9c6ce": "#5f7480",
  // texts and arrows
  "#2b3a42": "#d3dee5",
  "#465e69": "#9fb3be",
  // what matters: as line, as ground
  "#1d78c1": "#8dd6f9",
  "#8dd6f9": "#1d4d6e",
  // what changes: line, ground
  "#b7860b": "#f0bd68",
  "#fdf0c4": "#4a3a17",
  // what is lost: line, ground, text on it
  "#c0392b": "#ff9f96",
  "#f4b8ae": "#5e2a26",
  "#7a2016": "#ffd0ca",
};

const COLOUR = /\b(fill|stroke|stop-color)="(?!none"|url\()([^"]*)"/g;

/**
 * A diagram with a dark side: rules inside the picture, which browsers follow by the `color-scheme` of the place where it
 * is shown, so it costs no request and turns with the switch of the theme. On paper it is light. A picture with any other
 * colour stays as it was drawn: its colours may be what it is about, and half a picture in other colours is not legible.
 * Source: https://drafts.csswg.org/css-color-adjust-1/#preferred
 *
 * @param svg text of the file.
 */
export function withDarkSide(svg: string): string {
  const used = new Set([...svg.matchAll(COLOUR)].map(([, property, colour]) => `${property} ${colour}`));
  const rules = [...used].map((pair) => {
    const [property = "", colour = ""] = pair.split(" ");
    const dark = DARK[colour];
    return dark && `[${property}="${colour}"]{${property}:${dark}}`;
  });
  const tag = /<svg\b[^>]*>/.exec(svg);
  if (!tag || rules.length === 0 || rules.includes(undefined) || svg.includes("<style")) return svg;
  const end = tag.index + tag[0].length;
  return `${svg.slice(0, end)}<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>${svg.slice(end)}`;
}
