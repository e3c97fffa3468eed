import { withBase } from "../../../src/utilities/urls";
import type { Page } from "./types";

/**
 * The line below a page's text: when it was last changed, and the page as Markdown. HTML, so that it costs no script;
 * what the button does is in `src/components/prose/copy-page.ts`.
 */
export function pageFoot({ url, changed }: Pick<Page, "url" | "changed">, basePath: string): string | undefined {
  if (url === "/") return undefined;
  const day = changed?.slice(0, 10);
  const date = day ? `<li>Last updated <time datetime="${changed}">${day}</time></li>` : "";
  const href = withBase(basePath, `${url}index.md`).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const button = '<button type="button" class="copy-page">Copy page</button>';
  return `<ul class="page-links">${date}<li><a href="${href}">View as Markdown</a></li><li class="needs-script">${button}</li></ul>`;
}
