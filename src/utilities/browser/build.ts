/** Returns the id of this document's build, as in `version.json` of that build. It is empty in development. */
export function documentBuild(): string {
  return document.documentElement.dataset.build ?? "";
}

/**
 * Returns the id of the host's current build, bypassing all caches, or null if there is no connection or it takes too
 * long.
 */
export async function currentBuild(basePath: string): Promise<string | null> {
  try {
    const response = await fetch(`${basePath}version.json`, { cache: "no-store", signal: AbortSignal.timeout(5000) });
    const version: unknown = response.ok ? await response.json() : null;
    return version && typeof version === "object" && "build" in version ? String(version.build) : null;
  } catch {
    return null;
  }
}
