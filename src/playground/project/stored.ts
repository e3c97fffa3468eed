import { asProject, type Project } from "./project";

/**
 * Returns the key under which an edited project is stored. Each starting project and each step of a guide has its own
 * key. All links share one, so that someone else's link never replaces the reader's own work.
 *
 * @param source The id of a starting project, the path of a guide with a step, or the fragment of a link with its `#`.
 */
function keyOf(source: string): string {
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

/** Stores an edited project. Returns false if the device doesn't store it. */
export function store(source: string, files: Project): boolean {
  try {
    localStorage.setItem(keyOf(source), JSON.stringify({ source, files }));
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
