import { whenIdle } from "./idle";

/** A reader's choice among a few words, which the browser stores. */
export interface Preference<Value extends string> {
  /** Returns the stored value, or null if there is none or it is not allowed. */
  read: () => Value | null;
  /** Stores a value, or deletes it if it is null, and notifies every subscriber on this page. */
  write: (value: Value | null) => void;
  /** Calls the listener for each allowed change, in this tab or another. Returns a function that unsubscribes it. */
  subscribe: (listener: (value: Value | null) => void) => () => void;
}

/** The event on `window` that reports a changed preference. Its detail has `key` and `value`. */
export const PREFERENCE_CHANGE = "preference-change";

/**
 * Creates the preference that is stored under `key`. If local storage is not accessible (private mode, a full disk, a
 * policy), the choice still applies on this page, because changes are passed on by events and not through the storage.
 *
 * @param allowed The allowed values, or a function that returns null for all other values.
 */
export function preference<Value extends string>(
  key: string,
  allowed: readonly Value[] | ((value: unknown) => Value | null),
): Preference<Value> {
  const allow =
    typeof allowed === "function" ? allowed : (value: unknown) => allowed.find((item) => item === value) ?? null;

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
      // The value is not stored, but subscribers on this page are notified.
    }
    dispatchEvent(new CustomEvent(PREFERENCE_CHANGE, { detail: { key, value } }));
  }

  function subscribe(listener: (value: Value | null) => void): () => void {
    const end = new AbortController();
    const tell = (changed: string | null, value: unknown) => {
      // A value that is not allowed belongs to another preference with the same key, such as a group of tabs with more
      // choices.
      if (changed === key && (value === null || allow(value) !== null)) listener(allow(value));
    };
    // Listening to `storage` makes the browser open the storage, which blocks the page, so it waits until the browser
    // is idle.
    whenIdle(
      () => window.addEventListener("storage", ({ key, newValue }) => tell(key, newValue), { signal: end.signal }),
      end.signal,
    );
    addEventListener(
      PREFERENCE_CHANGE,
      (event) => {
        if (event instanceof CustomEvent) tell(event.detail.key, event.detail.value);
      },
      { signal: end.signal },
    );
    return () => end.abort();
  }

  return { read, write, subscribe };
}
