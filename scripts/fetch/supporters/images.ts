import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { RANKS, rankSupporters, type Supporter } from "../../../src/utilities/supporters";
import { inParallel } from "../../lib/in-parallel";
import type { FoundSupporter } from "./assemble";

/** The allowed image types. SVG is excluded, because it can contain scripts. */
const KINDS: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
};
const TIMEOUT = 20_000;
const LARGEST = 300_000;
const AT_ONCE = 4;

/**
 * Fetches the pictures of all supporters above the rank of a backer into a folder, so that browsers request nothing
 * from other hosts, and removes other pictures. Supporters without a picture are shown by name.
 *
 * @param url The address at which the site serves the folder.
 */
export async function fetchImages(
  found: FoundSupporter[],
  fetchedAt: string,
  folder: string,
  url: string,
): Promise<Supporter[]> {
  const supporters = found.map(({ imageUrl: _imageUrl, ...rest }): Supporter => ({ ...rest, image: null }));
  const shown = withPicture(supporters, fetchedAt);
  const sources = new Map(found.map(({ slug, imageUrl }) => [slug, imageUrl]));
  await mkdir(folder, { recursive: true });
  const old = await readdir(folder);
  const written = new Set<string>();
  const fetchOne = async (supporter: Supporter) => {
    const image = await fetchImage(sources.get(supporter.slug));
    if (!image || !/^[\w-]+$/.test(supporter.slug)) return;
    const name = `${supporter.slug}.${image.kind}`;
    await writeFile(path.join(folder, name), image.bytes);
    written.add(name);
    supporter.image = url + name;
  };
  const queue = supporters.filter(({ slug }) => shown.has(slug));
  await inParallel(queue, fetchOne, AT_ONCE);
  for (const name of old) if (!written.has(name)) await rm(path.join(folder, name));
  return supporters;
}

/** Returns the slugs of supporters who reach a rank with pictures, by either amount. */
function withPicture(supporters: Supporter[], fetchedAt: string): Set<string> {
  const rankings = (["total", "monthly"] as const).map((amount) => rankSupporters({ fetchedAt, supporters }, amount));
  const ranks = RANKS.filter((rank) => rank !== "backer");
  return new Set(rankings.flatMap((ranking) => ranks.flatMap((rank) => ranking[rank].map(({ slug }) => slug))));
}

async function fetchImage(source: string | null | undefined): Promise<{ bytes: Uint8Array; kind: string } | null> {
  if (!source) return null;
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT) });
    const kind = KINDS[response.headers.get("content-type")?.split(";")[0] ?? ""];
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.ok && kind && bytes.length > 0 && bytes.length <= LARGEST ? { bytes, kind } : null;
  } catch {
    return null; // The name is shown instead.
  }
}
