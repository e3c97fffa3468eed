import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { walk } from "../../scripts/site/content/walk";

/**
 * Writes our pages in a form that every generator can read, without components, HTML, images and the files of code
 * blocks. So other generators have less work than ours.
 *
 * @param heading Whether to repeat the title in the text, because some generators do not render it.
 */
export async function writeMarkdown(from: string, to: string, { heading }: { heading: boolean }): Promise<void> {
  for (const file of (await walk(from)).files) {
    const { title, body } = toPlain(await readFile(path.join(from, file), "utf8"));
    const target = path.join(to, file.replace(/(^|\/)_/, "$1").replace(/\.mdx?$/, ".md"));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${heading ? `# ${title}\n\n` : ""}${body}`);
  }
}

/** Returns title and text of a page without the syntax that only our dialect has. */
export function toPlain(text: string): { title: string; body: string } {
  const [all = "", frontMatter = ""] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  const { title = "" } = (parse(frontMatter) ?? {}) as { title?: string };
  // Code blocks and inline code contain no markup.
  const parts = text.slice(all.length).split(/(^ *(`{3,}|~{3,})[^\n]*\n.*?^ *\2`* *$|(`+)(?!`)[^\n]*?[^`]\3(?!`))/ms);
  const body = parts.map((part, at) => {
    if (at % 4 > 1) return ""; // These items are the inner groups of the expression.
    const isBlock = at % 4 === 1 && part.includes("\n");
    // Vue parses braces in text and in inline code, but not in code blocks.
    return isBlock ? part : (at % 4 === 0 ? withoutMarkup(part) : part).replaceAll("{{", "{ {");
  });
  return { title, body: body.join("") };
}

function withoutMarkup(text: string): string {
  return text
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/gs, "")
    .replace(/!\[[^\]]*\](\([^)]*\)|\[[^\]]*\])/g, "")
    .replace(/<\/?[a-z][^>]*>/gi, (tag) => (/^<(https?|mailto):/.test(tag) ? tag : ""));
}
