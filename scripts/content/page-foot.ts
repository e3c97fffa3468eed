import type { Page } from "../../src/types";
import { withBase } from "../../src/utilities/urls";

/**
 * The line below a page's text: when it was last changed, and the page as Markdown. HTML, so that it costs no script;
 * what the button does is in `src/components/prose/copyPage.ts`.
 */
export function pageFoot({ url, changed }: Pick<Page, "url" | "changed">, basePath: string): string | undefined {
  if (url === "/") return undefined;
  const day = changed?.slice(0, 10);
  const date = day ? `<span>Last updated <time datetime="${changed}">${day}</time></span>` : "";
  const href = withBase(basePath, `${url}index.md`).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const button = '<button type="button" class="copy-page needs-script">Copy page</button>';
  return `<p class="page-foot">${date}<a href="${href}">View as Markdown</a>${button}</p>`;
}
