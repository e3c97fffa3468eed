import { isSampleConfiguration } from "../../utilities/configuration-names";
import { missingPackages } from "./missing-packages";
import { asProject, type Project } from "./project";
import { withNamedFiles } from "./stand-in-files";

/** A sample of code on a page. */
export interface Sample {
  /** The title above it, which is a path if the sample is a file. */
  title: string;
  code: string;
}

/** A title that is a path with a file extension. Files in `dist` are output, so they aren't part of a project. */
const FILE = /^(?!dist\/)[\w@.[\]/-]+\.\w+$/;

/** The samples of a page, grouped by section. */
export type Sections = readonly (readonly Sample[])[];

/**
 * Returns the project that the playground opens for a sample: a configuration, the files in the same section, its own
 * loaders and plugins from elsewhere on the page, and small files for everything else that these refer to. Returns null
 * if the sample isn't a configuration, or if the playground can't build it.
 *
 * @param index The index of the sample in its section.
 */
export function sampleProject(sections: Sections, section: number, index: number): Project | null {
  const samples = sections[section] ?? [];
  const sample = samples[index];
  if (!sample || !isSampleConfiguration(sample.title) || !isPossible(sample.code)) return null;
  const name = sample.title.replace(/^.*\//, "");
  const folder = sample.title.slice(0, -name.length);
  const around = neighbors(samples, index, folder);
  const own = ownModules(sample.code);
  const elsewhere = own.flatMap((path) => (isThere(around, path) ? [] : fromPage(sections, section, folder, path)));
  const files = { ...Object.fromEntries(elsewhere), ...around, [name]: `${sample.code}\n` };
  const project = asProject(withNamedFiles(files, name));
  const hasAll = project && own.every((path) => isThere(project, path)) && missingPackages(project, name).length === 0;
  return hasAll ? project : null;
}

/** Returns the paths of the loaders, plugins and other modules that a configuration loads by relative paths. */
function ownModules(code: string): string[] {
  const imported = code.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*["']\.\/([^"'\n]+)["']/g);
  const loaders = code.matchAll(/["'](?:\.\/)?([\w./-]*loader[\w./-]*\.[cm]?js)["']/g);
  return [...imported, ...loaders].map(([, path = ""]) => path);
}

const ENDINGS = ["", ".js", ".json"];

function isThere(project: Project, path: string): boolean {
  return ENDINGS.some((ending) => Object.hasOwn(project, path + ending));
}

/** Returns a module from the nearest section of a page that shows it; an empty array if there is none. */
function fromPage(sections: Sections, section: number, folder: string, path: string): [path: string, text: string][] {
  const titles = ENDINGS.map((ending) => folder + path + ending);
  const byDistance = sections.map((samples, place) => ({ samples, distance: Math.abs(place - section) }));
  byDistance.sort((one, other) => one.distance - other.distance);
  const [found] = byDistance.flatMap(({ samples }) => samples.filter(({ title }) => titles.includes(title)));
  return found ? [[found.title.slice(folder.length), `${found.code}\n`]] : [];
}

/**
 * Configurations that the playground can't run, because they need a server, the network, webpack's command line, a
 * profiler, a progress bar, a disk to write to, or top-level `await`.
 */
const IMPOSSIBLE =
  /^\s*(?:buildHttp|extends):|\blazyCompilation:(?! false)|\bprogressBar:|\bProfilingPlugin\b|\bwriteFile|^(?!.*\basync\b)\S.*\bawait\b/m;

function isPossible(code: string): boolean {
  return /\bexport default |\bmodule\.exports\s*=/.test(code) && !IMPOSSIBLE.test(code);
}

/** Returns the files of a section that are in a folder. If two have the same name, the nearer one wins. */
function neighbors(samples: readonly Sample[], index: number, folder: string): Project {
  const byDistance = samples.map((sample, place) => ({ ...sample, distance: Math.abs(place - index) }));
  byDistance.sort((one, other) => other.distance - one.distance);
  const files = byDistance.filter(({ title, code }) => {
    const isOfFolder = FILE.test(title) && !isSampleConfiguration(title) && title.startsWith(folder);
    return isOfFolder && (!title.endsWith("package.json") || isJson(code)); // Some samples only show part of it.
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
