import { missingPackages } from "./available-packages";
import { asProject, type Project } from "./project";
import { withNamedFiles } from "./stand-in-files";

/** A sample of code on a page. */
export interface Sample {
  /** The name above it, which is a path where the sample is a file. */
  title: string;
  code: string;
}

const CONFIGURATION = /(?:^|\/)webpack\.config\.[cm]?[jt]s$/;

/** A path as titles have it, with an ending; what webpack emits is no part of a project. */
const FILE = /^(?!dist\/)[\w@.[\]/-]+\.\w+$/;

/** Returns whether the title of a sample says that it is a configuration of webpack. */
export function isConfiguration(title: string): boolean {
  return CONFIGURATION.test(title);
}

/**
 * Returns the project that a sample is when the playground opens it: a configuration, the files of the same section, and
 * small files for what both name; null for a sample that is no configuration, or one that the playground cannot build.
 *
 * @param samples Those of a section, in the order of the page.
 */
export function sampleProject(samples: readonly Sample[], index: number): Project | null {
  const sample = samples[index];
  if (!sample || !isConfiguration(sample.title) || !isPossible(sample.code)) return null;
  const name = sample.title.replace(/^.*\//, "");
  const folder = sample.title.slice(0, -name.length);
  const files = { ...neighbours(samples, index, folder), [name]: `${sample.code}\n` };
  const project = asProject(withNamedFiles(files, name));
  return project && isBuildable(project, name) ? project : null;
}

/** Returns whether the playground can build a project: it has what its configuration names, and every package is there. */
function isBuildable(project: Project, name: string): boolean {
  return hasItsOwn(project, project[name] ?? "") && missingPackages(project, name).length === 0;
}

/** Returns whether the loaders, plugins and other modules are there that a configuration takes from its own folder. */
function hasItsOwn(project: Project, code: string): boolean {
  const imported = [...code.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*["']\.\/([^"'\n]+)["']/g)];
  const loaders = [...code.matchAll(/["'](?:\.\/)?([\w./-]*loader[\w./-]*\.[cm]?js)["']/g)];
  return [...imported, ...loaders].every(([, path = ""]) =>
    ["", ".js", ".json"].some((ending) => Object.hasOwn(project, path + ending)),
  );
}

/**
 * What the playground has not: a server, the network, webpack's command line, a profiler, a progress bar, a disk to write to, and
 * `await` outside of functions.
 */
const IMPOSSIBLE =
  /^\s*(?:buildHttp|extends):|\blazyCompilation:(?! false)|\bprogressBar:|\bProfilingPlugin\b|\bwriteFile|^(?!.*\basync\b)\S.*\bawait\b/m;

function isPossible(code: string): boolean {
  return /\bexport default |\bmodule\.exports\s*=/.test(code) && !IMPOSSIBLE.test(code);
}

/** Returns the files of a section that stand in a folder. Of two with one name, the nearer one is taken. */
function neighbours(samples: readonly Sample[], index: number, folder: string): Project {
  const byDistance = samples.map((sample, place) => ({ ...sample, distance: Math.abs(place - index) }));
  byDistance.sort((one, other) => other.distance - one.distance);
  const files = byDistance.filter(({ title, code }) => {
    const isOfFolder = FILE.test(title) && !isConfiguration(title) && title.startsWith(folder);
    return isOfFolder && (!title.endsWith("package.json") || isJson(code)); // some show a part of it
  });
  return Object.fromEntries(files.map(({ title, code }) => [title.slice(folder.length), `${code}\n`]));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
