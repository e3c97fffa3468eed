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

/** The fields of data that may be anything, none of them checked: without any when it is no object. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return data && typeof data === "object" ? { ...data } : {};
}
