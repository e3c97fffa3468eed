import { sum } from "../answers/cost";
import { compressedSize } from "./compress";
import type { AssetContents, Contents } from "./contents";
import { functionTexts, moduleTexts } from "./module-bytes";
import type { Bytes, FileMeasures, OutputFiles } from "./types";

/** If less of a file than this belongs to known modules, its source map is of another kind or another build. */
const ENOUGH = 0.3;

/** The number of modules of a file that are compressed one by one. It takes about a millisecond for each. */
const MOST = 500;

/**
 * Measures the scripts and style sheets of a build.
 *
 * @param onStart Receives the name of each file before it's measured.
 * @throws {Error} When a file can't be read.
 */
export async function measure(
  { modules, assets }: Contents,
  files: OutputFiles,
  onStart: (name: string) => void,
): Promise<FileMeasures[]> {
  const byName = groupedByName(files);
  const measured: FileMeasures[] = [];
  for (const asset of assets) {
    const file = fileFor(asset.name, byName);
    if (!file) continue;
    onStart(asset.name);
    const map = fileFor(`${asset.name}.map`, byName);
    measured.push(
      await measureFile(asset, modules, await bytesOf(file), map && new TextDecoder().decode(await bytesOf(map))),
    );
  }
  return measured;
}

type OutputFile = Blob | Uint8Array<ArrayBuffer>;

async function bytesOf(file: OutputFile): Promise<Uint8Array<ArrayBuffer>> {
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
}

/** Files by the last part of their paths, with the shortest path first. */
type ByName = ReadonlyMap<string, readonly [path: string, file: OutputFile][]>;

function groupedByName(files: OutputFiles): ByName {
  const groups = new Map<string, [string, OutputFile][]>();
  for (const file of [...files].sort(([a], [b]) => a.length - b.length)) {
    const name = lastPart(file[0]);
    const group = groups.get(name);
    if (group) group.push(file);
    else groups.set(name, [file]);
  }
  return groups;
}

/** Returns the file of an asset. Which folder the output is in isn't known, so the end of the path counts. */
function fileFor(name: string, files: ByName): OutputFile | undefined {
  const path = name.replace(/\?.*$/, "");
  return files.get(lastPart(path))?.find(([each]) => each === path || each.endsWith(`/${path}`))?.[1];
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

type Modules = Contents["modules"];

async function measureFile(
  asset: AssetContents,
  modules: Modules,
  bytes: Uint8Array<ArrayBuffer>,
  map: string | undefined,
): Promise<FileMeasures> {
  const isCss = /\.css$/.test(asset.name);
  const named = moduleTexts(bytes, map, asset.modules, modules);
  const known = sum([...named.values()].flat().map(({ length }) => length));
  const isNamed = known >= bytes.length * ENOUGH;
  const units = isNamed
    ? [...named].map(([module, parts]): Unit => ({ modules: [module], parts, isShared: false }))
    : unitsWithoutMap(bytes, asset, isCss);
  const compressed = await compressedSize([bytes]);
  const file = { name: asset.name, emitted: bytes.length, compressed };
  const sizes = modules.map(({ size, cssSize }) => (isCss ? cssSize : size - cssSize));
  return { ...file, ...(await scaled(units, file, sizes)) };
}

/** Parts of a file that belong to one module or to several. */
interface Unit {
  modules: readonly number[];
  parts: Uint8Array<ArrayBuffer>[];
  /** Whether something else can be in the parts, too: another module, or what webpack adds. */
  isShared: boolean;
}

/** Returns a unit for the function of each module or concatenation, and one for everything else. */
function unitsWithoutMap(bytes: Uint8Array<ArrayBuffer>, asset: AssetContents, isCss: boolean): Unit[] {
  const found = isCss ? [] : functionTexts(bytes, asset.functions);
  const inFunctions = new Set(found.flatMap(({ modules }) => modules));
  const others = asset.modules.filter((module) => !inFunctions.has(module));
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
 *
 * @param sizes The bytes of each module's source, by its index.
 */
async function scaled(
  units: readonly Unit[],
  file: Bytes,
  sizes: readonly number[],
): Promise<Pick<FileMeasures, "modules" | "estimated">> {
  const all = units.map((unit) => ({ ...unit, emitted: sum(unit.parts.map(({ length }) => length)) }));
  const largest = all.toSorted((a, b) => b.emitted - a.emitted).slice(0, MOST);
  const alone = new Map<object, number>();
  for (const unit of largest) alone.set(unit, await compressedSize(unit.parts));
  const ratio = sum([...alone.values()]) / sum(largest.map(({ emitted }) => emitted));
  const whole = all.map((unit) => ({ ...unit, gzip: alone.get(unit) ?? unit.emitted * ratio }));
  const known = sum(whole.map(({ emitted }) => emitted)) / file.emitted;
  const factor = (file.compressed * known) / sum(whole.map(({ gzip }) => gzip));
  const sizeOf = (module: number) => sizes[module] ?? 0;
  const modules = new Map<number, Bytes>();
  for (const unit of whole) {
    const source = sum(unit.modules.map(sizeOf));
    for (const module of unit.modules) {
      const part = unit.isShared ? sizeOf(module) / source : 1;
      if (part > 0) modules.set(module, { emitted: unit.emitted * part, compressed: unit.gzip * factor * part });
    }
  }
  return { modules, estimated: new Set(whole.flatMap(({ modules, isShared }) => (isShared ? modules : []))) };
}
