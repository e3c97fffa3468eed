/** A value that survives the page if the browser allows it, and otherwise lives as long as this object. */
export interface Stored<Value> {
  read(): Value;
  write(value: Value): void;
}

/**
 * Stores a value as JSON under a key of local storage.
 *
 * @param parse Converts stored data, which any version of this site may have written, into a value.
 */
export function stored<Value>(key: string, parse: (data: unknown) => Value): Stored<Value> {
  let memory: { value: Value } | null = null;
  return {
    read() {
      if (memory) return memory.value;
      try {
        return parse(JSON.parse(localStorage.getItem(key) ?? "null"));
      } catch {
        return parse(null);
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        memory = null;
      } catch {
        memory = { value }; // Storage is not accessible or full.
      }
    },
  };
}

/** Returns the properties of unknown data without checking their values; it has none if it is not an object. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return data && typeof data === "object" ? { ...data } : {};
}
