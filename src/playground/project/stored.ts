import { asProject, type Project } from "./project";

/** The start of the source of files that the reader has brought. */
const BROUGHT = "#files=";

/** Returns a source for files that the reader has brought, which no other project has. */
export function newBroughtSource(): string {
  return BROUGHT + Date.now().toString(36);
}

/** Returns whether a source stands for files that the reader has brought. They are only on the device. */
export function isBrought(source: string): boolean {
  return source.startsWith(BROUGHT);
}

/**
 * Returns the key under which an edited project is stored. Each starting project and each step of a guide has its own
 * key. All links share one, so that someone else's link never replaces the reader's own work.
 *
 * @param source The id of a starting project, the path of a guide with a step, or the fragment of a link with its `#`.
 */
function keyOf(source: string): string {
  if (isBrought(source)) return "playground-files";
  return source.startsWith("#") ? "playground-link" : `playground-${source}`;
}

/** Returns the edited project that is stored for a source, or null. */
export function readStored(source: string): Project | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(source)) ?? "null");
    return stored?.source === source ? asProject(stored.files) : null;
  } catch {
    return null; // Storage is not accessible, or something else has this key.
  }
}

/** Stores an edited project. Returns whether the device stores it, or else whether it would store a smaller one. */
export function store(source: string, files: Project): "stored" | "too large" | "refused" {
  try {
    localStorage.setItem(keyOf(source), JSON.stringify({ source, files }));
    return "stored";
  } catch {
    return canStore() ? "too large" : "refused";
  }
}

function canStore(): boolean {
  try {
    localStorage.setItem("playground-test", "1");
    localStorage.removeItem("playground-test");
    return true;
  } catch {
    return false;
  }
}

/** Deletes the stored edits of a source. */
export function forget(source: string): void {
  try {
    if (readStored(source)) localStorage.removeItem(keyOf(source));
  } catch {
    // Storage is not accessible.
  }
}
