import path from "node:path";
import { paths } from "../../lib/paths";
import type { Page } from "../content/types";

const source = (name: string) => JSON.stringify(path.join(paths.source, "components/prose", name));

const importPlainBody = `import { plainBody } from ${source("StaticHtml.tsx")};\n`;
const importWithFoot = `import { withFoot } from ${source("with-foot.tsx")};\n`;

type Body = Pick<Page, "html" | "code"> & Partial<Pick<Page, "foot">>;

/** A compiled body, and the line below it, as a module whose default export is a component. */
export function bodyModule({ html, code, foot }: Body): string {
  if (html !== null) return `${importPlainBody}export default plainBody(${JSON.stringify(html + (foot ?? ""))});\n`;
  if (foot === undefined) return `${code}\n`;
  const body = code.replace("export default function MDXContent(", "function MDXContent(");
  return `${importWithFoot}${body}\nexport default withFoot(MDXContent, ${JSON.stringify(foot)});\n`;
}
