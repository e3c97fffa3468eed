import path from "node:path";
import { paths } from "../../lib/paths";
import type { Page } from "../content/types";

const PLAIN_BODY = JSON.stringify(path.join(paths.source, "components/prose/StaticHtml.tsx"));

/** Returns a module for a compiled body. Its default export is a component. */
export function bodyModule({ html, code }: Pick<Page, "html" | "code">): string {
  if (html === null) return `${code}\n`;
  return `import { plainBody } from ${PLAIN_BODY};\nexport default plainBody(${JSON.stringify(html)});\n`;
}
