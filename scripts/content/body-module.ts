import path from "node:path";
import type { CompiledPage } from "../markdown/compile-page";
import { paths } from "../paths";

const source = path.join(paths.source, "components/prose/StaticHtml.tsx");

/** The import that generated modules need to make a component of HTML. */
export const importPlainBody = `import { plainBody } from ${JSON.stringify(source)};\n`;

/** A compiled body as a module whose default export is a component. */
export function bodyModule({ html, code }: Pick<CompiledPage, "html" | "code">): string {
  return html === null ? `${code}\n` : `${importPlainBody}export default plainBody(${JSON.stringify(html)});\n`;
}
