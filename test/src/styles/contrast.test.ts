import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

type Color = [red: number, green: number, blue: number];

const styles = path.join(import.meta.dirname, "../../../src/styles");
const read = (name: string) => readFileSync(path.join(styles, name), "utf8");

/**
 * Tokens that have two colors, by name. If a token is defined again for readers who prefer high contrast, the original
 * counts.
 */
const tokens = new Map<string, Color[]>();
for (const [, name = "", ...pair] of read("tokens.css").matchAll(/--([\w-]+): light-dark\(#(\w+), #(\w+)\)/g)) {
  if (!tokens.has(name)) tokens.set(name, pair.map(parse));
}
/** Line highlights: a token, and the percentage with which it is mixed into the background. */
const tints = [...read("code.css").matchAll(/color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, transparent\)/g)].map(
  ([, name = "", share]) => ({ name, share: Number(share) / 100 }),
);
const inks = [...tokens.keys()].filter((name) => name === "text" || name.startsWith("code-"));

test.each([
  ["light", 0],
  ["dark", 1],
])("code can be read on every line that is marked (%s)", (_, theme) => {
  const color = (name: string): Color => tokens.get(name)?.[theme] ?? expect.unreachable(name);
  const faults = ["ground", "ground-code"].flatMap((ground) =>
    [{ name: ground, share: 0 }, ...tints].flatMap(({ name, share }) => {
      const below = mix(color(name), color(ground), share);
      const low = inks.filter((ink) => contrast(color(ink), below) < 4.5);
      return low.map((ink) => `${ink} on ${name} over ${ground}`);
    }),
  );
  expect([inks.length, tints.length]).toEqual([8, 3]);
  expect(faults).toEqual([]);
});

function parse(hex: string): Color {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  return [red, green, blue];
}

function mix(over: Color, ground: Color, share: number): Color {
  const [red = 0, green = 0, blue = 0] = over.map((value, index) => value * share + (ground[index] ?? 0) * (1 - share));
  return [red, green, blue];
}

/** Returns the contrast ratio of two colors. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
