import { readFileSync } from "node:fs";
import path from "node:path";
import { asText } from "../../../src/playground/project/binary-files";
import { isBuiltByWebpack } from "../../../src/playground/project/builds";
import { asProject, type Project } from "../../../src/playground/project/project";
import { type State, type Step, stateAfter } from "./project-state";

/**
 * Returns the state of a guide's project after a step, as the playground opens it. Returns null if there is nothing for
 * webpack to build, or if a file `.no-playground` says why it can't be built there.
 *
 * @param folder The folder of the project.
 */
export function stepProject(folder: string, steps: Step[], { name, isExcluded }: Step): Project | null {
  if (isExcluded) return null;
  const files = [...stateOf(steps, name)].map(([file, from]) => {
    return [file, asText(readFileSync(path.join(folder, from, file)))] as const;
  });
  const project = asProject(Object.fromEntries(files));
  return project && isBuiltByWebpack(project) ? project : null;
}

/**
 * Returns the files after a step. Returns none if its folder has an error, which is reported with the code that shows
 * its files.
 */
function stateOf(steps: Step[], name: string): State {
  try {
    return stateAfter(steps, name);
  } catch {
    return new Map();
  }
}
