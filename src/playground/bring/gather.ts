import { type BroughtFile, NEVER } from "./brought-file";

/** The maximum number of files and folders to look at, so that a whole disk doesn't stop the page. */
const MOST_SEEN = 20_000;

/** What a reader has dropped or chosen. */
export interface Dropped {
  /** The folders and files of a drop; empty if they were chosen in a field. */
  entries: readonly FileSystemEntry[];
  /** The files. Those of a chosen folder have its name in their paths. */
  files: readonly File[];
}

/**
 * Returns the files that a reader has dropped or chosen, with those in folders.
 *
 * @throws {Error} When a folder can't be read. The message is a sentence for readers.
 */
export async function filesIn({ entries, files }: Dropped): Promise<BroughtFile[]> {
  if (entries.length === 0) return files.map((file) => broughtFile(file, file.webkitRelativePath || file.name));
  const found: BroughtFile[] = [];
  const waiting = [...entries];
  for (let seen = 0; waiting.length > 0 && seen < MOST_SEEN; seen += 1) {
    const entry = waiting.shift();
    if (isFile(entry)) found.push(await fileOf(entry));
    else if (isFolder(entry) && !NEVER.test(entry.name)) waiting.push(...(await entriesOf(entry)));
    // A folder that is left out is named later, so one of its files stands for it.
    else if (isFolder(entry)) found.push({ path: `${pathOf(entry)}/.`, size: 0, read: async () => new Uint8Array() });
  }
  return found;
}

function broughtFile(file: File, path: string): BroughtFile {
  const read = async () => {
    const content = await file.arrayBuffer().catch(() => {
      throw new Error(`${path} couldn't be read. It may have been moved or changed.`);
    });
    return new Uint8Array(content);
  };
  return { path, size: file.size, read };
}

function isFile(entry: FileSystemEntry | undefined): entry is FileSystemFileEntry {
  return entry?.isFile === true;
}

function isFolder(entry: FileSystemEntry | undefined): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true;
}

function pathOf(entry: FileSystemEntry): string {
  return entry.fullPath.replace(/^\//, "");
}

function fileOf(entry: FileSystemFileEntry): Promise<BroughtFile> {
  const path = pathOf(entry);
  return new Promise((resolve, reject) => {
    entry.file(
      (file) => resolve(broughtFile(file, path)),
      () => reject(new Error(`${path} couldn't be read.`)),
    );
  });
}

/** Returns everything in a folder. The browser hands it out in portions. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, () => reject(new Error(`The folder ${pathOf(folder)} couldn't be read.`)));
    });
    if (portion.length === 0) return all;
    all.push(...portion);
  }
}
