import type { RunnablePage } from "../frames/runnable-page";
import type { Project } from "../project/project";
import type { ArrivedResult } from "./read-answer";

/** The parts of a build's result that make up a page. */
type Built = Pick<ArrivedResult, "output" | "folder" | "publicPath" | "entries" | "isModule">;

/**
 * Returns the page of a build: the first HTML file that it emits, or that the project has in the output folder;
 * otherwise an empty page that loads all entries.
 */
export function pageOf({ output, folder, publicPath, entries, isModule }: Built, project: Project): RunnablePage {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, bytes] of output) if (path.startsWith(folder)) files.set(path.slice(folder.length), bytes);
  const pages = [...files.keys()].filter((file) => file.endsWith(".html"));
  const page = pages.find((file) => file === "index.html") ?? pages[0];
  const html =
    page === undefined
      ? (project[`${folder}index.html`] ?? emptyPage(entries, publicPath, isModule))
      : new TextDecoder().decode(files.get(page));
  return { html, files, publicPath, isModule };
}

function emptyPage(entries: Built["entries"], publicPath: string, isModule: boolean): string {
  const files = [...new Set(entries.flatMap((entry) => entry.files))];
  const base = publicPath === "auto" ? "" : publicPath;
  const styles = files.filter((file) => file.endsWith(".css"));
  const scripts = files.filter((file) => /\.[cm]?js$/.test(file));
  const kind = isModule ? 'type="module"' : "defer";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Built page</title>
${styles.map((file) => `<link rel="stylesheet" href="${escapeAttribute(base + file)}">`).join("\n")}
</head>
<body>
${scripts.map((file) => `<script ${kind} src="${escapeAttribute(base + file)}"></script>`).join("\n")}
</body>
</html>
`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
