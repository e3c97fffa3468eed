import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import { LRLanguage } from "@codemirror/language";
import type { Extension } from "@codemirror/state";

/** Returns the language of a script by its name; undefined for other files. */
export function scriptLanguage(path: string): Extension | undefined {
  if (/\.[cm]?ts$/.test(path)) return typescriptLanguage;
  if (/\.tsx$/.test(path)) return tsxLanguage;
  // Loaders may allow JSX in any script.
  if (/\.jsx?$/.test(path)) return jsxLanguage;
  return /\.[cm]js$/.test(path) ? javascriptLanguage : undefined;
}

/** Loads the language of a file that isn't a script. Most projects have only a few of them. */
export async function loadLanguage(path: string): Promise<Extension> {
  if (/\.(?:css|scss|less|pcss)$/.test(path)) return loadCss();
  if (/\.(?:html?|svg|xml|vue|svelte)$/.test(path)) return loadHtml();
  if (/\.(?:json|webmanifest)$/.test(path)) return loadJson();
  return [];
}

// Each of these selects what it needs from a package in the `import()` itself, so that bundlers can drop the rest.

async function loadCss(): Promise<LRLanguage> {
  const { cssLanguage } = await import(/* webpackChunkName: "editor-css" */ "@codemirror/lang-css");
  return cssLanguage;
}

async function loadJson(): Promise<LRLanguage> {
  const { jsonLanguage } = await import(/* webpackChunkName: "editor-json" */ "@codemirror/lang-json");
  return jsonLanguage;
}

/**
 * Loads HTML with the styles and scripts in it. CodeMirror's own HTML language would add tag completion and snippets,
 * which this editor doesn't offer.
 */
async function loadHtml(): Promise<LRLanguage> {
  const css = await loadCss();
  const { configureNesting, parser } = await import(/* webpackChunkName: "editor-html" */ "@lezer/html");
  const wrap = configureNesting([
    { tag: "script", parser: javascriptLanguage.parser },
    { tag: "style", parser: css.parser },
  ]);
  return LRLanguage.define({ name: "html", parser: parser.configure({ wrap }) });
}
