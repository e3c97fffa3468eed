import type { ElementContent } from "hast";
import apache from "highlight.js/lib/languages/apache";
import coffeescript from "highlight.js/lib/languages/coffeescript";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import elixir from "highlight.js/lib/languages/elixir";
import handlebars from "highlight.js/lib/languages/handlebars";
import http from "highlight.js/lib/languages/http";
import nginx from "highlight.js/lib/languages/nginx";
import powershell from "highlight.js/lib/languages/powershell";
import properties from "highlight.js/lib/languages/properties";
import stylus from "highlight.js/lib/languages/stylus";
import wasm from "highlight.js/lib/languages/wasm";
import { common, createLowlight } from "lowlight";
import { text } from "./hast";

const lowlight = createLowlight({
  ...common,
  apache,
  coffeescript,
  dockerfile,
  elixir,
  handlebars,
  http,
  nginx,
  powershell,
  properties,
  stylus,
  wasm,
});
lowlight.registerAlias({
  bash: ["console", "shell-session"],
  javascript: ["mjs", "cjs", "js-with-links", "js-with-links-with-details", "mdx-js", "es6", "javascript-repl"],
  typescript: ["mts", "cts"],
  json: ["json5", "jsonc"],
  xml: ["vue", "htm", "pug", "jade", "ejs", "twig"],
  properties: ["dotenv", "env"],
  markdown: ["mdx"],
  plaintext: ["text", "txt", "plain", "none", "raw", "log", "output", "gitignore", "csv", "mermaid"],
  wasm: ["wat", "wast"],
});

/** A sample with more characters is not highlighted: it is data, and the markup would only make the page larger. */
const LIMIT = 200_000;

/** Returns whether a fence's language can be highlighted, or means that there is nothing to highlight. */
export function isKnownLanguage(language: string): boolean {
  return lowlight.registered(language.toLowerCase());
}

/** Highlights code with `<span class="t-keyword">` and similar elements. Unknown languages stay plain text. */
export function highlight(code: string, language: string): ElementContent[] {
  const isPlain = code.length > LIMIT || !isKnownLanguage(language);
  if (isPlain) return [text(code)];
  return lowlight.highlight(language.toLowerCase(), code, { prefix: "t-" }).children as ElementContent[];
}

/** Returns the language of a file by its extension, for highlighting both sides of a diff. */
export function languageOfFile(name: string): string {
  const extension = /\.(\w+)$/.exec(name.trim())?.[1] ?? "";
  return isKnownLanguage(extension) ? extension : "text";
}
