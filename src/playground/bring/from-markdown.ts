import { asProject, type Project, pathFault } from "../project/project";
import type { Brought } from "./collect";

/** The start of a fence, with its indentation and its info string. */
const FENCE = /^([ \t]*)(?:>\s*)?(`{3,}|~{3,})\s*(.*)$/;

/** A path with an ending, or the name of a file that starts with a period. */
const PATH = /^(?:\.\/)?((?:[\w@.[\]-]+\/)*(?:[\w@[\]-][\w@.[\]-]*\.[a-z]\w*|\.[a-z][\w.-]*))$/i;

/** A fence of a Markdown text. */
interface Fence {
  /** The line of text before it. */
  before: string;
  info: string;
  lines: string[];
}

/**
 * Reads a project from Markdown in which each file is a fence with its name: on the line before it, in its info string,
 * or in a comment on its first line. "Copy as Markdown" writes the first kind.
 *
 * @throws {Error} When there is no such fence. The message is a sentence for readers.
 */
export function fromMarkdown(text: string): Brought {
  const files = new Map<string, string>();
  let unnamed = 0;
  for (const fence of fencesOf(text)) {
    const path = pathOf(fence);
    if (path === null || pathFault(path) !== null) unnamed += 1;
    else files.set(path, fence.lines.length > 0 ? `${fence.lines.join("\n")}\n` : "");
  }
  const project: Project | null = asProject(Object.fromEntries(files));
  if (!project) {
    throw new Error("There is no code block with the name of a file above it, such as `webpack.config.js`.");
  }
  const binary = [...text.matchAll(/^`([^`\n]+)`: a binary file \(\d+ bytes\)$/gm)].map(([, path = ""]) => path);
  const blocks =
    unnamed === 1 ? "1 code block without the name of a file" : `${unnamed} code blocks without the name of a file`;
  return { project, left: [...binary, ...(unnamed > 0 ? [blocks] : [])] };
}

function fencesOf(text: string): Fence[] {
  const fences: Fence[] = [];
  let open: (Fence & { ticks: string; indent: number }) | null = null;
  let before = "";
  for (const line of text.split(/\r?\n/)) {
    if (open) {
      const [end = ""] = /^[ \t]*(?:>\s*)?([`~]{3,})\s*$/.exec(line)?.slice(1) ?? [];
      if (end.startsWith(open.ticks)) open = null;
      else open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))));
      continue;
    }
    const [, indent = "", ticks = "", info = ""] = FENCE.exec(line) ?? [];
    if (ticks) {
      open = { before, info: info.trim(), lines: [], ticks, indent: indent.length };
      fences.push(open);
      before = "";
    } else if (line.trim() !== "") before = line.trim();
  }
  return fences;
}

/** Returns the path of the file that a fence contains; null if it has no name. */
function pathOf({ before, info, lines }: Fence): string | null {
  const [, titled] = /\b(?:title|file|filename)=["']?([^"'\s]+)/.exec(info) ?? [];
  const [first = ""] = lines;
  const [, comment] = /^\s*(?:\/\/|#|\/\*|<!--)\s*(\S+?)\s*(?:\*\/|-->)?\s*$/.exec(first) ?? [];
  const quoted = [...before.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  const plain = before
    .replace(/<[^>]*>/g, "")
    .replace(/^[#>*\-\s\d.]*(?:file(?:name)?:?\s+)?/i, "")
    .replace(/[*:_\s]*$/, "");
  const names = [titled, ...info.split(/[\s:]+/), ...(quoted.length === 1 ? quoted : []), plain, comment];
  for (const name of names) {
    const [, path] = PATH.exec(name ?? "") ?? [];
    if (path) return path;
  }
  return null;
}
