import { whenIdle } from "./idle";

/** Something a reader chose and the browser remembers: one of a few words. */
export interface Preference<Value extends string> {
  /** What was remembered, or null when nothing (or nothing allowed) was. */
  read: () => Value | null;
  /** Remembers a value, or forgets the old one, and tells every subscriber on this page. */
  write: (value: Value | null) => void;
  /** Calls back for each allowed change, in this tab or another. Returns the function that ends it. */
  subscribe: (listener: (value: Value | null) => void) => () => void;
}

const CHANGE = "preference-change";

/**
 * The preference that is stored under `key`. When local storage is closed to us (private mode, a full disk, a policy),
 * the choice still holds on this page, because changes travel as events and not through the storage.
 */
export function preference<Value extends string>(key: string, allowed: readonly Value[]): Preference<Value> {
  const allow = (value: unknown) => allowed.find((item) => item === value) ?? null;

  function read(): Value | null {
    try {
      return allow(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  function write(value: Value | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Not remembered, but still told to this page.
    }
    dispatchEvent(new CustomEvent(CHANGE, { detail: { key, value } }));
  }

  function subscribe(listener: (value: Value | null) => void): () => void {
    const end = new AbortController();
    const tell = (changed: string | null, value: unknown) => {
      // A value of another group of the same key (tabs that have more choices) is none of ours.
      if (changed === key && (value === null || allow(value) !== null)) listener(allow(value));
    };
    // Browsers open the storage for that, and the page waits for it.
    whenIdle(
      () => window.addEventListener("storage", ({ key, newValue }) => tell(key, newValue), { signal: end.signal }),
      end.signal,
    );
    addEventListener(
      CHANGE,
      (event) => {
        if (event instanceof CustomEvent) tell(event.detail.key, event.detail.value);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }

  return { read, write, subscribe };
}
