import { vi } from "vitest";

/** The few things of a browser that the vote stores use; another call is another device. */
export function stubBrowser(): { storage: Map<string, string> } {
  const storage = new Map<string, string>();
  const events = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal("navigator", {}); // one without locks
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
    vi.stubGlobal(name, events[name].bind(events));
  }
  return { storage };
}
