/** A value that survives the page if the browser allows it; otherwise it lasts as long as this object. */
export interface Stored<Value> {
  read(): Value;
  /** Writes a value, or removes it if it is null. */
  write(value: Value | null): void;
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
      memory = null;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        memory = { value: value ?? parse(null) }; // Storage is not accessible or full.
      }
    },
  };
}
