/** A value that survives the page, where the browser lets it; otherwise it lives as long as this object. */
export interface Stored<Value> {
  read(): Value;
  write(value: Value): void;
}

/**
 * Keeps a value as JSON under a key of local storage.
 *
 * @param parse turns what was stored, by whichever version of this site, into a value.
 */
export function stored<Value>(key: string, parse: (data: unknown) => Value): Stored<Value> {
  let own: { value: Value } | null = null;
  return {
    read() {
      if (own) return own.value;
      try {
        return parse(JSON.parse(localStorage.getItem(key) ?? "null"));
      } catch {
        return parse(null);
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        own = null;
      } catch {
        own = { value }; // closed or full
      }
    },
  };
}

/** The entries of a stored object; none when it is something else. */
export function entriesOf(data: unknown): [string, unknown][] {
  return data && typeof data === "object" && !Array.isArray(data) ? Object.entries(data) : [];
}

export function isVote(value: unknown): value is 1 | -1 | 0 {
  return value === 1 || value === -1 || value === 0;
}
