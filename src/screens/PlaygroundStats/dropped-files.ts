/**
 * Returns the files that a reader dropped, including those in dropped folders, by path. Entries have to be taken before
 * the event ends, so this starts right away.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<Map<string, File>> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return new Map([...files].map((file) => [file.name, file]));
  return new Map((await Promise.all(entries.map(readable))).flat());
}

/** Returns the files that a reader chose, by path. */
export function chosenFiles(files: Iterable<File>): Map<string, File> {
  return new Map([...files].map((file) => [file.webkitRelativePath || file.name, file]));
}

/** Leaves out what can't be read, such as a file that has been moved. */
async function readable(entry: FileSystemEntry): Promise<[string, File][]> {
  return filesIn(entry).catch(() => []);
}

async function filesIn(entry: FileSystemEntry): Promise<[string, File][]> {
  if (isFile(entry)) return [[entry.fullPath.replace(/^\//, ""), await fileOf(entry)]];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: [string, File][] = [];
  // A reader returns about 100 entries at a time, and none at the end.
  for (let some = await read(reader); some.length > 0; some = await read(reader)) {
    found.push(...(await Promise.all(some.map(readable))).flat());
  }
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function read(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
