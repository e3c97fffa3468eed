import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isConfiguration } from "../../../../../scripts/checks/samples/check-configurations";
import { contentDir } from "../../../../../scripts/lib/paths";
import { findingsOf, parse } from "./read";

/** A code block with its language and the rest of its opening line. */
const FENCE = /^( *)```(\w+)([^\n]*)\n(.*?)\n\1```$/gms;

/** Returns the configurations on our own pages. `npm run check` tests that webpack accepts each of them. */
function samples(): { place: string; code: string }[] {
  const folder = contentDir({});
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  return files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(FENCE)].flatMap(
      ([, , lang = "", rest = "", code = ""], index) => {
        const fence = { lang, title: /title="([^"]*)"/.exec(rest)?.[1] ?? "", meta: rest.split(/\s+/), code };
        const isSample = isConfiguration({ file, line: 0, column: 0, ...fence });
        return isSample ? [{ place: `${file}, code block ${index + 1}`, code }] : [];
      },
    ),
  );
}

test("nothing is underlined in the configurations of our own pages, which webpack accepts", () => {
  const read = samples().filter(({ code }) => parse(code).configurations.length > 0);
  expect(read.length).toBeGreaterThan(300);
  const wrong = read.flatMap(({ place, code }) => findingsOf(code).map(({ message }) => `${place}: ${message}`));
  expect(wrong).toEqual([]);
});
