import { binaryOf } from "./binary-files";
import type { Project } from "./project";

const LANGUAGES: Record<string, string> = { mjs: "js", cjs: "js", mts: "ts", cts: "ts", svg: "xml" };

/**
 * Returns a project as Markdown for an issue: every file in a fence, and webpack's messages.
 *
 * @param problems The texts of errors and warnings.
 */
export function asMarkdown(project: Project, problems: readonly string[], version: string): string {
  const files = Object.entries(project).map(([path, text]) => {
    const binary = binaryOf(text);
    if (binary) return `\`${path}\`: a binary file (${binary.length} bytes)`;
    return `\`${path}\`\n\n${fence(languageOf(path), text)}`;
  });
  const said = problems.length > 0 ? [`webpack ${version} reports:\n\n${fence("", problems.join("\n\n"))}`] : [];
  const closing = problems.length > 0 ? [] : [`Built with webpack ${version}, without errors.`];
  return `${[...files, ...said, ...closing].join("\n\n")}\n`;
}

/** Returns a fence that is longer than any fence in the text. */
function fence(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return `${ticks}${language}\n${text.replace(/\n$/, "")}\n${ticks}`;
}

function languageOf(path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? "";
  return LANGUAGES[ending] ?? ending;
}
