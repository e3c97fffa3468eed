import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import type { Files } from "../../lib/project";
import { printed, raises } from "../../lib/raises";

/** Builds a page with these elements and a script. */
function page(elements: string, configuration: Configuration = {}, files: Files = {}): Promise<string> {
  const html = `<!doctype html>\n<title>Shop</title>\n<body>${elements}<script src="./index.js"></script></body>`;
  return printed(
    { "src/index.js": "console.log(3);", "src/index.html": html, "src/tea.png": "", ...files },
    { entry: "./src/index.html", ...configuration },
  );
}

raises("html/#bad-value", {
  broken: () => page('<img src="./tea.png" srcset="./tea.png 2y">'),
  fixed: () => page('<img src="./tea.png" srcset="./tea.png 2x">'),
});

test("commas alone in srcset are html/#bad-value as well", async () => {
  expect(await page('<img srcset=",">')).toContain("Must contain one or more image candidate strings");
});

/** Builds the pages that a page links to. */
const linked = (elements: string, files: Files = {}) =>
  page(
    elements,
    { module: { parser: { html: { sources: ["...", { tag: "a", attribute: "href", type: "html" }] } } } },
    { "src/about.html": "<p>About us</p>", ...files },
  );
const link = (name: string, file: string) => `<!-- webpackChunkName: "${name}" --><a href="./${file}.html">More</a>`;

raises("html/#name-taken", {
  broken: () => linked(link("main", "about")),
  fixed: () => linked(link("about", "about")),
});

test("two pages with one name are html/#name-taken as well", async () => {
  const files = { "src/about.html": `<body>${link("info", "help")}</body>`, "src/help.html": "<p>Help</p>" };
  const output = await linked(link("info", "about"), files);
  expect(output).toMatch(/The name "info" is asked for by \S+html and is already taken by \S+html\./);
});

/** A page whose only script asks for a name. */
const scripted = (name: string) =>
  printed(
    {
      "src/index.js": "",
      "src/index.html": `<html><body><!-- webpackChunkName: "${name}" --><script src="./index.js"></script></body></html>`,
    },
    { entry: { main: "./src/index.html" } },
  );
raises("html/#name-taken", { broken: () => scripted("main"), fixed: () => scripted("chart") });

const strict: Configuration = { module: { parser: { html: { parseErrors: true } } } };
raises("html/#parse-error", {
  broken: () => page("<p><b>Tea</i></p>", strict),
  fixed: () => page("<p><b>Tea</b></p>", strict),
});

const templated = (template: (source: string) => unknown) =>
  page("{{year}}", { module: { parser: { html: { template: template as (source: string) => string } } } });
raises("html/#template", {
  broken: () => templated(async (source) => source.replaceAll("{{year}}", "2026")),
  fixed: () => templated((source) => source.replaceAll("{{year}}", "2026")),
});

const hashed = (output: Configuration["output"]) => page("", { output });
raises("html/#integrity-algorithm", {
  broken: () => hashed({ crossOriginLoading: "anonymous", html: { integrity: ["sha348"] } }),
  fixed: () => hashed({ crossOriginLoading: "anonymous", html: { integrity: ["sha384"] } }),
});
raises("html/#integrity-cross-origin", {
  broken: () => hashed({ html: { integrity: true } }),
  fixed: () => hashed({ crossOriginLoading: "anonymous", html: { integrity: true } }),
});
