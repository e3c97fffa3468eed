import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import type { Mode } from "./modes";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Floating elements move when the reader scrolls, so they don't cover any target permanently. */
const FLOATING = ".chat { position: static !important }";

const LARGE = "html { font-size: 200% }";

/** The changes that a reader can make to the text, by mode: WCAG 1.4.4, 1.4.10 and 1.4.12. */
const TEXTS: Record<string, Record<string, string>> = {
  light: {
    "text twice as large": LARGE,
  },
  zoomed: {
    "the text as it is": "html {}",
    "text twice as large": LARGE,
    "text spacing":
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  },
};

/**
 * Looks at the page that a browser shows in a mode of `modes.ts`: with axe, all rules of WCAG 2.2 AA and the best
 * practices, and for its width in modes with little space.
 *
 * @param part The selector of the part to check, if it isn't the whole page.
 * @returns A sentence for everything that is wrong.
 */
export async function examine(page: Page, { name, rules }: Mode, part = ":root"): Promise<string[]> {
  // Lay out the whole text, as for a reader who arrives in its middle: positions must not change while axe runs.
  await page.evaluate('document.documentElement.dataset.text = "whole"');
  await page.evaluate(axe);
  const isWhole = part === ":root";
  const floating = isWhole && (await page.addStyleTag({ content: FLOATING }));
  const options: RunOptions = {
    resultTypes: ["violations"],
    runOnly: rules.only ? { type: "rule", values: rules.only } : { type: "tag", values: TAGS },
    ...(!rules.only && {
      rules: Object.fromEntries([
        ["target-size", { enabled: true }],
        ...(rules.without ?? []).map((id) => [id, { enabled: false }]),
      ]),
    }),
  };
  // This is a string, because TypeScript loaders add calls to functions that don't exist in the page.
  const { violations } = (await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  )) as AxeResults;
  if (floating) await floating.evaluate((style) => (style as Element).remove());
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [reason] = [...any, ...all, ...none];
      return `${id} at ${target.join(" ")}: ${reason?.message}`;
    }),
  );
  return [...faults, ...(isWhole ? await overflows(page, TEXTS[name] ?? {}) : [])];
}

/** Returns the places where a page is wider than the window, with one set of changes to the text. */
async function overflows(page: Page, texts: Record<string, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, content] of Object.entries(texts)) {
    const style = await page.addStyleTag({ content });
    const width = await page.evaluate("document.scrollingElement.scrollWidth - innerWidth");
    await style.evaluate((element) => (element as Element).remove());
    if (Number(width) > 0) faults.push(`The page is ${width} pixels wider than the window, with ${name}.`);
  }
  return faults;
}
