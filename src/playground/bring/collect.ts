import { asText } from "../project/binary-files";
import { newPathFault, type Project } from "../project/project";
import { type BroughtFile, MOST_BROUGHT, NEVER } from "./brought-file";
import { ignoredFolders } from "./gitignore";

/** The project that a reader has brought, and what isn't part of it. */
export interface Brought {
  project: Project;
  /** What was left out, and why, as phrases: `node_modules`, `3 files that are too large`. */
  left: string[];
}

/** Files that don't affect a build and would fill links and the device. */
const NEEDLESS =
  /(?:^|\/)(?:\.DS_Store|Thumbs\.db|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/;

/** A file with its path in the project. */
type Candidate = Pick<BroughtFile, "size" | "read"> & { path: string };

/**
 * Reads the files of a folder or zip file as a project. Ignored folders are left out, and so is everything beyond the
 * limits, which are checked before and after a file is read.
 *
 * @throws {Error} When nothing is left, or a file can't be read. The message is a sentence for readers.
 */
export async function collect(files: readonly BroughtFile[]): Promise<Brought> {
  const candidates = withoutTop(files.map(({ path, size, read }) => ({ path: normalized(path), size, read })));
  const folders = new Set<string>();
  const isLeft = await leavesOut(candidates);
  const kept = candidates.filter(({ path }) => {
    const folder = foldersOf(path).find(isLeft);
    if (folder !== undefined) folders.add(folder);
    return folder === undefined && !NEEDLESS.test(path);
  });
  const needless = candidates.filter(({ path }) => NEEDLESS.test(path) && !foldersOf(path).some(isLeft));
  const { project, beyond, unnamed } = await readAll(kept.sort((one, other) => rank(one.path) - rank(other.path)));
  if (Object.keys(project).length === 0) throw new Error("There are no files that could be a project.");
  return {
    project,
    left: [
      ...folders,
      ...new Set(needless.map(({ path }) => path.replace(/^.*\//, ""))),
      ...(unnamed > 0 ? [`${count(unnamed)} with a name that isn't allowed here`] : []),
      ...(beyond > 0 ? [`${count(beyond)} beyond the limit of ${LIMIT}`] : []),
    ],
  };
}

const LIMIT = `${MOST_BROUGHT.files} files and ${MOST_BROUGHT.bytes / 1_000_000} MB`;

function count(files: number): string {
  return `${files} ${files === 1 ? "file" : "files"}`;
}

async function readAll(candidates: readonly Candidate[]) {
  const read = new Map<string, string>();
  let [bytes, beyond, unnamed] = [0, 0, 0];
  for (const { path, size, read: content } of candidates) {
    if (newPathFault(Object.fromEntries(read), path) !== null && read.size < MOST_BROUGHT.files) unnamed += 1;
    else if (read.size >= MOST_BROUGHT.files || bytes + size > MOST_BROUGHT.bytes) beyond += 1;
    else {
      const all = await content();
      if (bytes + all.length > MOST_BROUGHT.bytes) beyond += 1;
      else {
        bytes += all.length;
        read.set(path, asText(all));
      }
    }
  }
  return { project: Object.fromEntries(read), beyond, unnamed };
}

/** Returns a path with the separators of this site. */
function normalized(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
}

/** Returns the files without the folder that contains all of them, as zip files have it. */
function withoutTop(candidates: readonly Candidate[]): Candidate[] {
  const [first] = candidates.filter(({ path }) => !foldersOf(path).some((folder) => NEVER.test(nameOf(folder))));
  const [, top] = /^([^/]+\/)/.exec(first?.path ?? "") ?? [];
  const isTop =
    top !== undefined && candidates.every(({ path }) => path.startsWith(top) || path.startsWith("__MACOSX/"));
  if (!isTop) return [...candidates];
  return candidates.map((each) => ({
    ...each,
    path: each.path.startsWith(top) ? each.path.slice(top.length) : each.path,
  }));
}

/** Returns the folders of a path, from the outermost: `a`, `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

function nameOf(folder: string): string {
  return folder.replace(/^.*\//, "");
}

/** Returns a function that tells whether a folder is left out. It reads the project's `.gitignore` files. */
async function leavesOut(candidates: readonly Candidate[]): Promise<(folder: string) => boolean> {
  const isNever = (folder: string) => NEVER.test(nameOf(folder));
  const found = candidates.filter(({ path, size }) => {
    return nameOf(path) === ".gitignore" && size < 100_000 && !foldersOf(path).some(isNever);
  });
  const texts = await Promise.all(
    found.map(
      async ({ path, read }) => [path.slice(0, -".gitignore".length), new TextDecoder().decode(await read())] as const,
    ),
  );
  const isIgnored = ignoredFolders(new Map(texts));
  return (folder) => isNever(folder) || isIgnored(folder);
}

/** Returns the place of a file in the order of reading: those that a build needs most come before others. */
function rank(path: string): number {
  if (!path.includes("/")) return 0;
  return /^(?:src|config|build|app|public)\//.test(path) ? 1 : 2;
}
