import { readFileSync } from "node:fs";
import path from "node:path";
import type { Code, Root } from "mdast";
import type { VFile } from "vfile";
import { report } from "./context";
import { isDiff, metaOption, setFenceProperties } from "./fence-meta";
import { projectDiff } from "./project-diff";
import { filesIn, projectFolder, readSteps, type State, stateAfter, stateBefore } from "./project-state";
import { visitNodes } from "./visit-nodes";

/** The content that the build inserts into a fence. */
interface Included {
  code: string;
  /** The path of the file as readers see it, without the step. Terminal output has none. */
  title?: string;
}

/**
 * Fills empty fences that refer to a file of the page's project: `file=1-first-bundle/src/index.js` (`README.md`,
 * section "Code from projects").
 */
export function remarkProjectFiles() {
  return (tree: Root, file: VFile): void => {
    const project = projectFolder(file.path);
    visitNodes(tree, (code) => {
      if (code.type !== "code") return;
      const name = metaOption(code, "file");
      if (name === undefined) return;
      try {
        const included = include(code, name, project);
        code.value = included.code;
        if (included.title !== undefined) setFenceProperties(code, { dataTitle: included.title });
      } catch (error) {
        report(file, code, error instanceof Error ? error.message : String(error));
      }
    });
  };
}

function include(code: Code, name: string, project: string): Included {
  if (code.value.trim() !== "") {
    throw new Error(`The code block for ${name} isn't empty. Delete its lines: the build fills it from the file.`);
  }
  const all = filesIn(project);
  if (all.length === 0) {
    throw new Error(
      `There is no ${name}: this page has no project. Put its files in projects/${path.basename(project)}.`,
    );
  }
  const [step = "", ...rest] = name.split("/");
  const wanted = rest.join("/");
  if (step === "expected") return { code: excerpt(code, name, readFrom(project, name, all)) };
  const steps = readSteps(project);
  const state = stateAfter(steps, step);
  const fileIn = (from: State) => readFrom(project, `${from.get(wanted)}/${wanted}`, all);
  if (!isDiff(code)) {
    if (!state.has(wanted)) throw new Error(noSuchFile(wanted, `in ${step}`, [...state.keys()]));
    return { code: excerpt(code, name, fileIn(state)), title: wanted };
  }
  const before = stateBefore(steps, step);
  if (!state.has(wanted) && !before.has(wanted)) throw new Error(noSuchFile(wanted, `in ${step}`, [...state.keys()]));
  if (!state.has(wanted)) throw new Error(`${wanted} is deleted in ${step}. Say so in the text, without a code block.`);
  if (!before.has(wanted)) {
    throw new Error(
      `${wanted} is new in ${step}, so there's no diff. Write its language instead of diff to show the whole file.`,
    );
  }
  const difference = projectDiff(wanted, fileIn(before), fileIn(state));
  if (difference === "") {
    throw new Error(
      `${wanted} doesn't change in ${step}. Use the step that changes it, or write its language instead of diff.`,
    );
  }
  if (metaOption(code, "lines"))
    throw new Error("A diff only shows changes, so lines= has no effect here. Leave it out.");
  return { code: difference, title: wanted };
}

function readFrom(project: string, name: string, all: string[]): string {
  if (!all.includes(name)) {
    throw new Error(
      noSuchFile(
        name,
        "in the project of this page",
        all.filter((file) => file.startsWith("expected/")),
      ),
    );
  }
  return readFileSync(path.join(project, name), "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
}

function noSuchFile(name: string, where: string, existing: string[]): string {
  const base = path.posix.basename(name);
  const near = existing.filter((file) => path.posix.basename(file) === base);
  const hint =
    near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `The files are: ${existing.join(", ") || "none"}.`;
  return `There is no file ${name} ${where}. ${hint}`;
}

function excerpt(code: Code, name: string, text: string): string {
  const lines = text.replace(/\n+$/, "").split("\n");
  const wanted = metaOption(code, "lines");
  if (wanted === undefined) return lines.join("\n");
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(wanted) ?? [];
  if (!from) throw new Error(`lines=${wanted} isn't a range of lines. Write lines=3-9, or lines=3 for a single line.`);
  if (Number(from) < 1 || Number(from) > Number(to) || Number(to) > lines.length) {
    throw new Error(`lines=${wanted} isn't in ${name}, which has lines 1 to ${lines.length}.`);
  }
  return lines.slice(Number(from) - 1, Number(to)).join("\n");
}
