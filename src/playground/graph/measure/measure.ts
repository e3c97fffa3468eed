import { sum } from "../answers/cost";
import type { Asset, Graph, GraphModule } from "../model/types";
import { compressedSize } from "./compress";
import { functionTexts, moduleTexts } from "./module-bytes";
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
  const isCss = /\.css$/.test(asset.name);
  const named = moduleTexts(bytes, map, inChunks);
  const known = sum([...named.values()].flat().map(({ length }) => length));
  const isNamed = known >= bytes.length * ENOUGH;
  const units = isNamed
    ? [...named].map(([module, parts]): Unit => ({ modules: [module], parts, isShared: false }))
    : unitsWithoutMap(bytes, inChunks, isCss);
  const compressed = await compressedSize([bytes]);
  const file = { asset, emitted: bytes.length, compressed };
  return { ...file, ...(await scaled(units, file, isCss)) };
}

/** Parts of a file that belong to one module or to several. */
interface Unit {
  modules: readonly GraphModule[];
  parts: Uint8Array<ArrayBuffer>[];
  /** Whether something else can be in the parts, too: another module, or what webpack adds. */
  isShared: boolean;
}

/** Returns a unit for the function of each module or concatenation, and one for everything else. */
function unitsWithoutMap(bytes: Uint8Array<ArrayBuffer>, inChunks: readonly GraphModule[], isCss: boolean): Unit[] {
  const found = isCss ? [] : functionTexts(bytes, inChunks);
  const inFunctions = new Set(found.flatMap(({ modules }) => modules));
  const others = inChunks.filter((module) => !inFunctions.has(module));
  const ends = found.toSorted((a, b) => a.from - b.from);
  const gaps = [...ends.map(({ from }) => from), bytes.length].map((to, index) =>
    bytes.subarray(ends[index - 1]?.to, to),
  );
  const units = found.map(({ modules, from, to }): Unit => {
    return { modules, parts: [bytes.subarray(from, to)], isShared: modules.length > 1 };
  });
  return [...units, { modules: others, parts: gaps, isShared: true }].filter(({ modules }) => modules.length > 0);
}

/**
 * Compresses the texts of the largest units, each by itself, and assumes the same ratio for all others. Together, this
 * is more than the whole file, so everything is reduced by the same factor. In a shared unit, each module has
 * the part that it has of their sources.
 */
async function scaled(
  units: readonly Unit[],
  file: Bytes,
  isCss: boolean,
): Promise<Pick<MeasuredFile, "modules" | "estimated">> {
  const all = units.map((unit) => ({ ...unit, emitted: sum(unit.parts.map(({ length }) => length)) }));
  const largest = all.toSorted((a, b) => b.emitted - a.emitted).slice(0, MOST);
  const alone = new Map<object, number>();
  for (const unit of largest) alone.set(unit, await compressedSize(unit.parts));
  const ratio = sum([...alone.values()]) / sum(largest.map(({ emitted }) => emitted));
  const whole = all.map((unit) => ({ ...unit, gzip: alone.get(unit) ?? unit.emitted * ratio }));
  const known = sum(whole.map(({ emitted }) => emitted)) / file.emitted;
  const factor = (file.compressed * known) / sum(whole.map(({ gzip }) => gzip));
  const sizeOf = ({ size, cssSize }: GraphModule) => (isCss ? cssSize : size - cssSize);
  const modules = new Map<GraphModule, Bytes>();
  for (const unit of whole) {
    const source = sum(unit.modules.map(sizeOf));
    for (const module of unit.modules) {
      const part = unit.isShared ? sizeOf(module) / source : 1;
      if (part > 0) modules.set(module, { emitted: unit.emitted * part, compressed: unit.gzip * factor * part });
    }
  }
  return { modules, estimated: new Set(whole.flatMap(({ modules, isShared }) => (isShared ? modules : []))) };
}
