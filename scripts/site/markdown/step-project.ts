import { readFileSync } from "node:fs";
import path from "node:path";
import { asProject, type Project } from "../../../src/playground/project/project";
import { isBuildable } from "../../../src/playground/project/sample-project";
import { type State, type Step, stateAfter } from "./project-state";

/**
 * Returns the state of a guide's project after a step if the playground can build it, or null: where it needs packages that
 * are not there, has files that are no texts, or says so by a file `.no-playground`.
 *
 * @param folder The folder of the project.
 */
export function stepProject(folder: string, steps: Step[], { name, isExcluded }: Step): Project | null {
  const files: Record<string, string> = {};
  for (const [file, from] of stateOf(steps, name)) {
    const text = readText(path.join(folder, from, file));
    if (text === null) return null;
    files[file] = text;
  }
  const project = asProject(files);
  return project && !isExcluded && isBuildable(project) ? project : null;
}

/** Returns the files after a step; none if its folder is at fault, which is reported with the code that shows its files. */
function stateOf(steps: Step[], name: string): State {
  try {
    return stateAfter(steps, name);
  } catch {
    return new Map();
  }
}

/** Returns the text of a file, or null if it has another content. */
function readText(file: string): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
