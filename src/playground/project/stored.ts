import { asProject, type Project } from "./project";

/**
 * Returns the name under which an edited project is kept. Each starting project and each step of a guide has its own. All
 * links share one, so that a link that somebody sent never takes the place of a reader's own work.
 *
 * @param source The id of a starting project, the path of a guide with a step, or the fragment of a link with its `#`.
 */
function keyOf(source: string): string {
  return source.startsWith("#") ? "playground-link" : `playground-${source}`;
}

/** Returns the edited project that is kept for a source, or null. */
export function readStored(source: string): Project | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(source)) ?? "null");
    return stored?.source === source ? asProject(stored.files) : null;
  } catch {
    return null; // The browser keeps nothing, or something else has this name.
  }
}

/** Keeps an edited project. Returns false if the device does not take it. */
export function store(source: string, files: Project): boolean {
  try {
    localStorage.setItem(keyOf(source), JSON.stringify({ source, files }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the edits of a source. */
export function forget(source: string): void {
  try {
    if (readStored(source)) localStorage.removeItem(keyOf(source));
  } catch {
    // The browser keeps nothing.
  }
}
