import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { JSDOM } from "jsdom";
import type { Project } from "../../src/playground/project/project";
import { encodeProject } from "../../src/playground/project/share";
import { takesKeyboard } from "../browser/playground-taking-projects";
import { type Tab, waitFor } from "./engine";
import * as inPage from "./in-page";
import { type Served, serveSite } from "./serve-site";

interface Visit extends Served {
  tab: Tab;
  /** Returns the address of a page from its URL without the base path. */
  at(url: string): string;
  /** Stops the host. */
  stop(): Promise<void>;
}

/** The steps of a reader, in order. The last step stops the host. */
const STEPS: [name: string, step: (visit: Visit) => Promise<void>][] = [
  ["pages are whole", reading],
  ["links are followed without loading documents", navigation],
  ["search finds", search],
  ["the theme changes, and stays", theme],
  ["webpack builds a project in the page, which runs", playground],
  ["a project from a link doesn't get what readers type elsewhere", keyboard],
  ["pages are read without a connection", offline],
];

/**
 * Reads a site in one engine, like a reader.
 *
 * @returns A sentence for everything that is wrong.
 */
export async function readSiteIn(tab: Tab, { output, basePath }: Served): Promise<string[]> {
  const { at, stop } = await serveSite({ output, basePath });
  const visit: Visit = { tab, output, basePath, at, stop };
  const wrong: string[] = [];
  try {
    for (const [name, step] of STEPS) {
      await step(visit).catch((error: Error) => wrong.push(`${name}: no. ${error.message}`));
      // Messages without a connection come from the browser, and are about the connection.
      if (step !== offline) wrong.push(...(await tab.takeMessages()).map((text) => `${name}: it says ${text}`));
    }
  } finally {
    await stop();
  }
  return wrong;
}

async function reading({ tab, output, at }: Visit): Promise<void> {
  for (const url of ["/", "/concepts/", "/configuration/output/", "/guides/getting-started/", "/glossary/"]) {
    await tab.goto(at(url));
    await alive(tab);
    const html = await readFile(path.join(output, url, "index.html"), "utf8");
    const { document } = new JSDOM(html).window;
    const rendered = inPage.outlineOf(document);
    const shown = await tab.evaluate(inPage.outlineOf);
    if (!isDeepStrictEqual(shown, rendered)) {
      throw new Error(`${url} shows ${JSON.stringify(shown)} and was rendered as ${JSON.stringify(rendered)}.`);
    }
    const faults = await tab.evaluate(inPage.layoutFaults);
    if (faults.length > 0) throw new Error(`${url}: ${faults.join(", ")}.`);
  }
}

async function navigation({ tab, at }: Visit): Promise<void> {
  await tab.goto(at("/concepts/output/"));
  await alive(tab);
  await tab.evaluate(inPage.mark);
  await tab.evaluate(inPage.focus, ".pager-next");
  await tab.pressEnter();
  await waitFor(tab, "the next page", inPage.shows, "Loaders");
  await waitFor(tab, "its headings", inPage.leadsIntoPage, ".outline a");
  await tab.evaluate(inPage.focus, ".outline a");
  await tab.pressEnter();
  await waitFor(tab, "the heading that a link leads to", inPage.isTargetInView);
  await tab.evaluate(inPage.back, 2);
  await waitFor(tab, "the page before", inPage.shows, "Output");
  if (!(await tab.evaluate(inPage.isMarked))) throw new Error("A document was loaded.");
}

async function search({ tab, at }: Visit): Promise<void> {
  await tab.goto(at("/concepts/"));
  await alive(tab);
  await tab.type("/");
  await waitFor(tab, "the search box", inPage.hasFocus, "[role=combobox]");
  await tab.type("banner-plugin");
  await waitFor(tab, "an answer", inPage.firstText, "[role=option]");
  await tab.pressEnter();
  await waitFor(tab, "the page that was found", inPage.shows, "BannerPlugin");
  await waitFor(tab, "the search box to close", inPage.isNotShown, "dialog.search");
}

async function theme({ tab, at }: Visit): Promise<void> {
  await tab.goto(at("/concepts/"));
  await alive(tab);
  for (const [name, isDark] of [
    ["light", false],
    ["dark", true],
  ] as const) {
    await tab.evaluate(inPage.focus, '[aria-label^="Theme:"]');
    await tab.pressEnter();
    await waitFor(tab, `the ${name} theme`, inPage.isPaper, isDark);
  }
  await tab.reload();
  await waitFor(tab, "the dark theme after loading again", inPage.isPaper, true);
}

/** Builds a project in the playground, and runs it. */
export async function playground({ tab, at }: Pick<Visit, "tab" | "at">): Promise<void> {
  await runProject(
    { tab, at },
    {
      "src/index.js": 'import { answer } from "./answer.js";\nconsole.log("The answer is " + answer);\n',
      "src/answer.js": "export const answer = 6 * 7;\n",
      "webpack.config.js": 'module.exports = { mode: "production" };\n',
    },
  );
  await waitFor(tab, "what the page prints", inPage.hasText, ".playground-console samp", "The answer is 42");
}

/** Builds a project, and lets its page run. */
async function runProject({ tab, at }: Pick<Visit, "tab" | "at">, project: Project): Promise<void> {
  // From another project, only the fragment would change, and no document would load.
  await tab.goto(at("/concepts/"));
  await tab.goto(at(`/playground/#code=${await encodeProject(project)}`));
  await waitFor(tab, "a build without errors", inPage.hasText, ".playground-status [role=status]", "Built: 1 file.");
  await tab.evaluate(inPage.click, "[role=tab]", "Run");
  await waitFor(tab, "the button that lets it run", inPage.click, "[role=tabpanel] button", "Run");
}

/** Lets a page run that takes the keyboard all the time, and writes into the search. */
async function keyboard({ tab, at }: Visit): Promise<void> {
  await runProject({ tab, at }, takesKeyboard);
  await tab.evaluate(inPage.collectTaken);
  await waitFor(tab, "its frame", inPage.isShown, ".playground-page iframe");
  await tab.evaluate(inPage.click, ".search-button", "Search /");
  await waitFor(tab, "the search box", inPage.hasFocus, "[role=combobox]");
  await tab.type("hidden");
  await waitFor(tab, "the frame to go", inPage.isNotShown, ".playground-page iframe");
  const taken = await tab.evaluate(inPage.taken);
  if (taken !== "") throw new Error(`The page ${taken}.`);
}

async function offline({ tab, at, stop, basePath }: Visit): Promise<void> {
  await tab.goto(at("/concepts/output/"));
  await waitFor(tab, "the service worker", inPage.isControlled);
  await waitFor(tab, "the page, those beside it and search on the device", inPage.areKept, basePath, [
    "/concepts/output/",
    "/concepts/loaders/",
  ]);
  await stop();
  await tab.reload();
  await alive(tab);
  await waitFor(tab, "the open page", inPage.shows, "Output");
  await tab.evaluate(inPage.focus, ".pager-next");
  await tab.pressEnter();
  await waitFor(tab, "the next page", inPage.shows, "Loaders");
  await tab.goto(at("/concepts/loaders/"));
  await alive(tab);
  await waitFor(tab, "the next page from the shell", inPage.shows, "Loaders");
  await tab.type("/");
  await waitFor(tab, "the search box", inPage.hasFocus, "[role=combobox]");
  await tab.type("output filename");
  await waitFor(tab, "an answer", inPage.firstText, "[role=option]");
}

/** Waits until the application runs: only then do keys work. */
async function alive(tab: Tab): Promise<void> {
  await waitFor(tab, "the application to run", inPage.isHydrated);
}
