import { sum } from "../answers/cost";
import type { Asset, Graph, GraphModule } from "../model/types";
import { compressedSize } from "./compress";
import { type ModuleTexts, moduleTexts } from "./module-bytes";
import type { Bytes, MeasuredFile } from "./types";

/** If less of a file than this belongs to known modules, its source map is of another kind or another build. */
const ENOUGH = 0.3;

/** The number of modules of a file that are compressed one by one. It takes about a millisecond for each. */
const MOST = 500;

/**
 * Measures the scripts and style sheets of a build.
 *
 * @param files The emitted files and their source maps, by paths that end with the names of assets.
 */
export async function measure(
  graph: Graph,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<MeasuredFile[]> {
  const byName = groupedByName(files);
  const measured: MeasuredFile[] = [];
  for (const asset of graph.assets) {
    const bytes = /\.(?:m?js|cjs|css)(?:\?|$)/.test(asset.name) ? fileFor(asset.name, byName) : undefined;
    if (!bytes) continue;
    const map = fileFor(`${asset.name}.map`, byName);
    measured.push(await measureFile(asset, bytes, map && new TextDecoder().decode(map)));
  }
  return measured;
}

/** Files by the last part of their paths, with the shortest path first. */
type ByName = ReadonlyMap<string, readonly [path: string, bytes: Uint8Array<ArrayBuffer>][]>;

function groupedByName(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): ByName {
  const groups = new Map<string, [string, Uint8Array<ArrayBuffer>][]>();
  for (const file of [...files].sort(([a], [b]) => a.length - b.length)) {
    const name = lastPart(file[0]);
    const group = groups.get(name);
    if (group) group.push(file);
    else groups.set(name, [file]);
  }
  return groups;
}

/** Returns the file of an asset. Which folder the output is in isn't known, so the end of the path counts. */
function fileFor(name: string, files: ByName): Uint8Array<ArrayBuffer> | undefined {
  const path = name.replace(/\?.*$/, "");
  return files.get(lastPart(path))?.find(([each]) => each === path || each.endsWith(`/${path}`))?.[1];
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

async function measureFile(
  asset: Asset,
  bytes: Uint8Array<ArrayBuffer>,
  map: string | undefined,
): Promise<MeasuredFile> {
  const inChunks = [...new Set(asset.chunks.flatMap(({ modules }) => modules))];
  const texts = moduleTexts(bytes, map, inChunks);
  const compressed = await compressedSize([bytes]);
  const file = { asset, emitted: bytes.length, compressed };
  const known = sum([...texts.values()].flat().map(({ length }) => length));
  if (known < bytes.length * ENOUGH) return { ...file, modules: estimated(inChunks, file), isEstimate: true };
  return { ...file, modules: await scaled(texts, file), isEstimate: false };
}

/**
 * Compresses the texts of the largest modules, each by itself, and assumes the same ratio for all others. Together, this
 * is more than the whole file, so everything is reduced by the same factor.
 */
async function scaled(texts: ModuleTexts, file: Bytes): Promise<Map<GraphModule, Bytes>> {
  const all = [...texts].map(([module, parts]) => ({ module, parts, emitted: sum(parts.map(({ length }) => length)) }));
  const largest = all.sort((a, b) => b.emitted - a.emitted).slice(0, MOST);
  const alone = new Map<GraphModule, number>();
  for (const { module, parts } of largest) alone.set(module, await compressedSize(parts));
  const ratio = sum([...alone.values()]) / sum(largest.map(({ emitted }) => emitted));
  const whole = all.map(({ module, emitted }) => ({ module, emitted, gzip: alone.get(module) ?? emitted * ratio }));
  const known = sum(whole.map(({ emitted }) => emitted)) / file.emitted;
  const factor = (file.compressed * known) / sum(whole.map(({ gzip }) => gzip));
  return new Map(whole.map(({ module, emitted, gzip }) => [module, { emitted, compressed: gzip * factor }]));
}

function estimated(modules: readonly GraphModule[], file: Bytes & { asset: Asset }): Map<GraphModule, Bytes> {
  const isCss = /\.css$/.test(file.asset.name);
  const sizeOf = ({ size, cssSize }: GraphModule) => (isCss ? cssSize : size - cssSize);
  const whole = sum(modules.map(sizeOf));
  const parts = modules.filter((module) => sizeOf(module) > 0);
  return new Map(
    parts.map((module) => {
      const part = sizeOf(module) / whole;
      return [module, { emitted: file.emitted * part, compressed: file.compressed * part }];
    }),
  );
}
