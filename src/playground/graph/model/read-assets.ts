import { amount, type Fields, fields, text, texts, ungrouped } from "../../values";
import type { Asset, Chunk } from "./types";

/** Reads the emitted files, including those that are listed under other files, such as source maps. */
export function readAssets(raw: Fields[], chunks: ReadonlyMap<string, Chunk>, version: string): Asset[] {
  const toStable = version.startsWith("4.") ? withoutLikelyHashes : withoutHashes;
  return raw
    .flatMap((asset) => [asset, ...ungrouped(asset.related)])
    .map((asset) => readAsset(asset, chunks, toStable));
}

type ToStable = (name: string, info: Fields) => string;

function readAsset(raw: Fields, chunks: ReadonlyMap<string, Chunk>, toStable: ToStable): Asset {
  const name = text(raw.name);
  return {
    name,
    stableName: toStable(name, fields(raw.info)),
    size: amount(raw.size),
    chunks: texts(raw.chunks).flatMap((id) => chunks.get(id) ?? []),
  };
}

/** Returns a name with `[hash]` in place of the hashes that the stats list for it. */
function withoutHashes(name: string, info: Fields): string {
  const hashes = [info.contenthash, info.chunkhash, info.fullhash, info.modulehash].flatMap((hash) =>
    typeof hash === "string" ? [hash] : texts(hash),
  );
  return hashes.filter(Boolean).reduce((stable, hash) => stable.replaceAll(hash, "[hash]"), name);
}

/**
 * Returns a name with `[hash]` in place of what looks like a hash: hexadecimal, with at least one digit. For webpack 4,
 * which doesn't list hashes of contents, and where there are no stats.
 */
export function withoutLikelyHashes(name: string): string {
  return name.replace(/(?<=^|[.\-_~/])(?=[a-f]*\d)[\da-f]{8,32}(?=[.\-_~]|$)/g, "[hash]");
}
