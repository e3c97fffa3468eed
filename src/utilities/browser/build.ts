/** The build that this document is of: what `version.json` said when it was made. Empty while developing. */
export function documentBuild(): string {
  return document.documentElement.dataset.build ?? "";
}

/**
 * The build that the host has now, or null when it does not say: there is no connection, or it takes too long. Never out
 * of a cache.
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
