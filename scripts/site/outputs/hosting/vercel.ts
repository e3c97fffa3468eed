import type { Hosting } from "./table";

/** Returns `vercel.json`. Without `trailingSlash`, Vercel serves pages at `/folder` too. */
export function vercelFile(hosting: Hosting): string {
  const { basePath, headers, frames, immutable, cacheControl, types, redirects } = hosting;
  const list = (all: Record<string, string>) => Object.entries(all).map(([key, value]) => ({ key, value }));
  const settings = {
    trailingSlash: true,
    headers: [
      { source: `${basePath}(.*)`, headers: list({ ...headers, "Cache-Control": cacheControl }) },
      ...frames.map(({ folder, policy }) => ({
        source: `${folder}(.*)`,
        headers: list({ "Content-Security-Policy": policy }),
      })),
      ...immutable.folders.map((folder) => ({
        source: `${folder}(.*)`,
        headers: list({ "Cache-Control": immutable.cacheControl }),
      })),
      ...Object.entries(types).map(([ending, type]) => ({
        source: `${basePath}(.*)\\${ending}`,
        headers: list({ "Content-Type": type }),
      })),
    ],
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
