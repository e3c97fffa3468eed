import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentHash } from "../../../../scripts/lib/digest";
import type { CompiledPage } from "../../../../scripts/site/markdown/compile-page";

// This is inside the repository, so that the module finds React.
const MODULES = path.join(import.meta.dirname, "../../../../.cache/test-modules");

/** Replaces the site's component, because the dialect does not specify the markup around the text. */
function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this HTML is under test
  return createElement("div", { dangerouslySetInnerHTML: { __html: html } });
}

type Body = ComponentType<{ components: Record<string, unknown> }>;

/** Returns the HTML of a compiled page's body; a body with components is rendered, as during prerendering. */
export async function render({ html, code }: Pick<CompiledPage, "html" | "code">): Promise<string> {
  if (html !== null) return `<div>${html}</div>`;
  await mkdir(MODULES, { recursive: true });
  const file = path.join(MODULES, `${contentHash(code, 16)}.mjs`);
  await writeFile(file, code);
  const module: { default: Body } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return renderToStaticMarkup(createElement(module.default, { components: { StaticHtml } }));
}
