import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { digest } from "../../lib/digest";

/**
 * A folder of a guide's project: the files that this step adds, changes and deletes (`README.md`, section "Code from
 * projects").
 */
export interface Step {
  /** The name of the folder: `2-configuration`. */
  name: string;
  /** Whether the step starts without the files of earlier steps. */
  isFresh: boolean;
  /** Whether the playground must not open the step, although it has all of its packages. */
  isExcluded: boolean;
  /** The paths that the step deletes. */
  removed: string[];
  /** The paths that the step adds or changes. */
  files: string[];
}

/** Files that describe a step and aren't part of the project. */
const MARKS = [".fresh", ".removed", ".no-playground"];

/** The files of a state by path, with the step that provides them: `src/index.js` from `2-configuration`. */
export type State = ReadonlyMap<string, string>;

/** Returns the project folder of a page's file: `projects/caching` beside `caching.mdx`. */
export function projectFolder(page: string): string {
  const { dir, name } = path.parse(page);
  return path.join(dir, "projects", name);
}

/** Returns the URL at which readers can download the project of a page. */
export function zipUrl({ url }: { url: string }): string {
  return `${url}project.zip`;
}

/** Returns a digest of all names and contents in the project of a page's file. */
export function projectDigest(page: string): string {
  const project = projectFolder(page);
  return digest(...filesIn(project).flatMap((file) => [file, readFileSync(path.join(project, file))]));
}

/** Reads the steps of a project in order, `1-…` to `10-…`. Without the folder there are none. */
export function readSteps(project: string): Step[] {
  return foldersIn(project)
    .filter((name) => /^\d/.test(name))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) => {
      const files = filesIn(path.join(project, name));
      const removed = files.includes(".removed") ? readFileSync(path.join(project, name, ".removed"), "utf8") : "";
      return {
        name,
        isFresh: files.includes(".fresh"),
        isExcluded: files.includes(".no-playground"),
        removed: removed.split(/\r?\n/).filter((line) => line.trim() !== ""),
        files: files.filter((file) => !MARKS.includes(file)),
      };
    });
}

/**
 * Returns the files that a reader has after a step, by applying all steps up to it.
 *
 * @throws {Error} When the step does not exist, or when a step deletes a missing file.
 */
export function stateAfter(steps: Step[], name: string): State {
  const end = indexOf(steps, name);
  const start = steps.findLastIndex((step, index) => step.isFresh && index <= end);
  const state = new Map<string, string>();
  for (const step of steps.slice(Math.max(start, 0), end + 1)) {
    for (const file of step.removed) {
      if (!state.delete(file)) throw new Error(`${step.name}/.removed lists ${file}, which no earlier step has.`);
    }
    for (const file of step.files) state.set(file, step.name);
  }
  return state;
}

/** Returns the files before a step; none if the step starts from scratch. Throws like {@link stateAfter}. */
export function stateBefore(steps: Step[], name: string): State {
  const index = indexOf(steps, name);
  const before = steps[index - 1];
  return before && !steps[index]?.isFresh ? stateAfter(steps, before.name) : new Map();
}

function indexOf(steps: Step[], name: string): number {
  const index = steps.findIndex((step) => step.name === name);
  if (index >= 0) return index;
  throw new Error(`There is no step ${name}. The steps are: ${steps.map((step) => step.name).join(", ") || "none"}.`);
}

/**
 * Returns the paths of all files below a folder, with forward slashes and sorted. Without the folder there are none.
 */
export function filesIn(folder: string): string[] {
  return entriesOf(folder, true)
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder, false)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function entriesOf(folder: string, recursive: boolean) {
  return existsSync(folder) ? readdirSync(folder, { recursive, withFileTypes: true }) : [];
}
