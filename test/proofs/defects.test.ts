import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import webpack from "webpack";
import { contentDir } from "../../scripts/lib/paths";
import { isChosen } from "../../scripts/proofs/chosen-pages";
import { cssAndHtml } from "./lib/defects/css-and-html";
import { generatedPages } from "./lib/defects/generated-pages";
import { hot } from "./lib/defects/hot";
import { modules } from "./lib/defects/modules";
import { options } from "./lib/defects/options";
import { releases } from "./lib/defects/releases";
import { textOf } from "./lib/page-text";

const defects = [...generatedPages, ...cssAndHtml, ...hot, ...modules, ...options];

/** Two numbers, such as `5.112`: pages name the release in which they see a defect. */
const RELEASE = webpack.version.split(".", 2).join(".");
const MOVE = `Write "${RELEASE}" there and in test/proofs/lib/defects.`;

for (const { says, produce, symptom } of defects) {
  if (!says.some(([page]) => isChosen(page))) continue;
  const what = says.map((said) => said.join(": ")).join("; ");
  test(what, async () => {
    for (const [page, quote] of says) expect(await textOf(page)).toContain(quote);
    const message = `webpack ${webpack.version} does not show a defect that pages describe. Take the statement out of them, then its reproduction:\n${what}\n`;
    expect(await produce(), message).toMatch(symptom);
    const old = says.filter(([, quote]) => isOld(quote)).map((said) => said.join(": "));
    expect(old, `webpack ${RELEASE} still shows a defect that pages only know of an older one. ${MOVE}`).toEqual([]);
  });
}

test("every defect that a page describes has a reproduction", async () => {
  // Pages about a release speak of it in every line.
  const files = (await readdir(contentDir({}), { recursive: true })).filter(
    (file) => file.endsWith(".mdx") && !file.startsWith("releases"),
  );
  const texts = await Promise.all(
    files.sort().map(async (file) => [file, await readFile(path.join(contentDir({}), file), "utf8")] as const),
  );
  const unproven = texts.flatMap(([file, text]) => unprovenIn(file, text).map((line) => `${file}: ${line}`));
  const message = `Reproduce these in test/proofs/lib/defects, or list them in releases.ts there if they are no defects:\n${unproven.join("\n")}\n`;
  expect(unproven, message).toEqual([]);
});

test("the pages still have the other statements about the current release", async () => {
  for (const [page, quote] of releases) expect(await textOf(page), page).toContain(quote);
  const old = releases.filter(([, quote]) => isOld(quote)).map((said) => said.join(": "));
  const message = `These are about a release before ${RELEASE}. If they say when something changed, take them out of releases.ts. If they're about the current release: ${MOVE}`;
  expect(old, message).toEqual([]);
});

test("a statement is old if every release that it names is older than the current one", () => {
  const [major = 0, minor = 0] = RELEASE.split(".").map(Number);
  const before = `${major}.${minor - 1}`;
  expect(["It fails.", `In ${RELEASE}, it fails.`, `It fails in ${before} and ${RELEASE}.0.`].filter(isOld)).toEqual(
    [],
  );
  expect(isOld(`In webpack ${before}, it fails.`)).toBe(true);
});

test("a statement about the current release needs a reproduction", () => {
  const text = `- Since: ${RELEASE}.0\n\nIn ${RELEASE}, pages are blue.\n\n| a | Since ${RELEASE}. |\n\n\`\`\`text\n${RELEASE}\n\`\`\`\n`;
  expect(unprovenIn("index.mdx", text)).toEqual([`In ${RELEASE}, pages are blue.`]);
});

/** Returns whether a statement names releases of webpack, but not the current one, which therefore is newer. */
function isOld(quote: string): boolean {
  const named: string[] = quote.match(/\b5\.\d+/g) ?? [];
  return named.length > 0 && !named.includes(RELEASE);
}

/** Returns lines that name the current release, without samples, and without those that say what is new in it. */
function unprovenIn(page: string, text: string): string[] {
  const version = RELEASE.replace(".", "\\.");
  const news = new RegExp(
    `^- Since:.*|text="${version}\\+"|\\(${version}\\)|[Ss]ince ${version}|[Bb]efore ${version}|[~^]${version}\\.0`,
    "gm",
  );
  const quotes = [...releases, ...defects.flatMap(({ says }) => says)].filter(([said]) => said === page);
  const rest = quotes.reduce(
    (left, [, quote]) => left.replace(quote, ""),
    text.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, "").replaceAll(news, ""),
  );
  return rest.split("\n").filter((line) => line.includes(RELEASE));
}
