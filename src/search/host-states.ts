/** The methods of the provider's host cache that its client calls. */
interface Cache {
  get<Value>(key: object | string, missing: () => Promise<Value>): Promise<Value>;
  set<Value>(key: object | string, value: Value): Promise<Value>;
  delete(key: object | string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Remembers which hosts failed. The client's own cache never finds such a state again, because it stores a state under
 * the whole state and looks it up under the host alone. The states themselves expire after two minutes.
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

/** Returns the cache key of a host. A state has the properties of its host too, so it gives the same key. */
function nameOf(key: object | string): string {
  if (typeof key === "string") return key;
  const { protocol, url, port, accept } = key as Record<"protocol" | "url" | "port" | "accept", unknown>;
  return JSON.stringify([protocol, url, port, accept]);
}
