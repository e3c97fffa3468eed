import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { walk } from "../site/content/walk";

/**
 * Writes our pages as every generator can read them. Components, HTML and pictures are left out, and so are the files
 * that code blocks show: whoever builds these pages has less to do than we have.
 *
 * @param heading whether the title stands in the text too: some generators draw it themselves.
 */
export async function writeMarkdown(from: string, to: string, { heading }: { heading: boolean }): Promise<void> {
  for (const file of (await walk(from)).files) {
    const { title, body } = toPlain(await readFile(path.join(from, file), "utf8"));
    const target = path.join(to, file.replace(/(^|\/)_/, "$1").replace(/\.mdx?$/, ".md"));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${heading ? `# ${title}\n\n` : ""}${body}`);
  }
}

/** Title and text of a page, without what only our dialect has. */
export function toPlain(text: string): { title: string; body: string } {
  const [all = "", frontMatter = ""] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  const { title = "" } = (parse(frontMatter) ?? {}) as { title?: string };
  // Code, in blocks and in lines, holds no markup.
  const parts = text.slice(all.length).split(/(^ *(`{3,}|~{3,})[^\n]*\n.*?^ *\2`* *$|(`+)(?!`)[^\n]*?[^`]\3(?!`))/ms);
  const body = parts.map((part, at) => {
    if (at % 4 > 1) return ""; // what the inner groups found
    const isBlock = at % 4 === 1 && part.includes("\n");
    // Vue takes braces for its own, also in code, but not in blocks.
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
