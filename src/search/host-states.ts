/** The part of the provider's host cache that its client calls. */
interface Cache {
  get<Value>(key: object | string, missing: () => Promise<Value>): Promise<Value>;
  set<Value>(key: object | string, value: Value): Promise<Value>;
  delete(key: object | string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Remembers which hosts failed. The client's own memory forgets it: it stores a state under the whole state and looks for
 * it under the host alone. The states themselves expire after two minutes.
 */
export function createHostStates(): Cache {
  const states = new Map<string, unknown>();
  return {
    get: async <Value>(key: object | string, missing: () => Promise<Value>) =>
      (states.get(nameOf(key)) as Value | undefined) ?? missing(),
    async set(key, value) {
      states.set(nameOf(key), value);
      return value;
    },
    async delete(key) {
      states.delete(nameOf(key));
    },
    async clear() {
      states.clear();
    },
  };
}

/** Also of a host with its state. */
function nameOf(key: object | string): string {
  if (typeof key === "string") return key;
  const { protocol, url, port, accept } = key as Record<"protocol" | "url" | "port" | "accept", unknown>;
  return JSON.stringify([protocol, url, port, accept]);
}
