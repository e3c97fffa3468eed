import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import type { Fence } from "../../../scripts/checks/samples/page-parts";
import { oneFence, proveFence } from "./one-fence";
import { fencesOf } from "./page-text";
import { PROJECTS } from "./project";

/** Stands for the folder of all projects. */
const PROJECTS_MARK = "<projects>";

/** Characters of a line that could be part of many others. */
const SHORT = 12;

/** What a page shows as output: `text` fences without a file name. */
interface Outputs {
  /**
   * Makes a test: what is produced has to contain the lines of one output of the page, in their order. A line `…` or `...`
   * stands for any lines.
   *
   * @param start words of that output and of no other one on the page.
   */
  shows(start: string, produce: () => Promise<string>): void;
  /** Makes the test that nothing of the page was left out, up to what cannot be produced, each with the reason. */
  restIs(reasons: Record<string, string>): void;
}

/** Returns the outputs of a page of ours, to be called once in the test file of the page. */
export async function outputsOf(file: string): Promise<Outputs> {
  const fences = (await fencesOf(file)).filter(({ lang, title }) => lang === "text" && title === "");
  const claimed = new Set<string>();
  const find = (start: string): Fence => {
    const fence = oneFence(file, "outputs", fences, start);
    claimed.add(fence.code);
    return fence;
  };
  return {
    shows(start, produce) {
      const fence = find(start);
      test(`${file}: ${start}`, () => {
        return proveFence(fence, async () => expectLines(fence.code, await produce()));
      });
    },
    restIs(reasons) {
      for (const start of Object.keys(reasons)) find(start);
      test("every output of the page is produced, or there is a reason", () => {
        const rest = fences.filter(({ code }) => !claimed.has(code));
        expect(rest.map(({ line, code }) => `src/content/${file}:${line}\n${code}`)).toEqual([]);
      });
    },
  };
}

/** Expects each line that the page shows to be printed, in the same order. */
function expectLines(shown: string, printed: string): void {
  const lines = comparable(printed);
  let from = 0;
  for (const line of comparable(shown)) {
    if (line === "…" || line === "..." || line === "") continue;
    const at = lines.findIndex((candidate, index) => index >= from && matches(candidate, line));
    if (at < 0)
      expect.fail(`The page shows\n${line}\nbut what is printed from there on is\n${lines.slice(from).join("\n")}`);
    from = at + 1;
  }
}

/** Returns whether a printed line matches a shown one. Only long lines may lack their beginning, or their end after `…`. */
function matches(candidate: string, shown: string): boolean {
  const text = shown.endsWith("…") ? shown.slice(0, -1).trimEnd() : shown;
  return text.length < SHORT ? candidate === text : candidate.includes(text);
}

/** Returns an output without what differs between runs and terminals: colors, times and their shares, folders and trailing spaces. */
function comparable(text: string): string[] {
  return stripVTControlCharacters(text)
    .replaceAll(PROJECTS, PROJECTS_MARK)
    .replace(new RegExp(`${PROJECTS_MARK}/p-\\w+`, "g"), "<project>")
    .replace(/\/home\/\w+\/[\w-]+/g, "<project>")
    .replace(/\b\d+(?:\.\d+)? ?(ms|s|seconds)\b(?: \(\d+%\))?/g, "<time>")
    .split("\n")
    .map((line) => line.trim());
}
