import { sum } from "../answers/cost";
import type { Asset, Graph, GraphModule } from "../model/types";
import { compressedSize } from "./compress";
import { moduleTexts } from "./module-bytes";
import type { Bytes, MeasuredFile } from "./types";

/** If less of a file than this belongs to known modules, its source map is of another kind or another build. */
const ENOUGH = 0.3;

/** Smaller parts hardly get smaller. In bytes. */
const INCOMPRESSIBLE = 100;

/**
 * Measures the scripts and style sheets of a build.
 *
 * @param files The emitted files and their source maps, by paths that end with the names of assets.
 */
export async function measure(
  graph: Graph,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<MeasuredFile[]> {
  const measured: MeasuredFile[] = [];
  for (const asset of graph.assets) {
    const bytes = /\.(?:m?js|cjs|css)$/.test(asset.name) ? fileFor(asset.name, files) : undefined;
    if (!bytes) continue;
    const map = fileFor(`${asset.name}.map`, files);
    measured.push(await measureFile(asset, bytes, map && new TextDecoder().decode(map)));
  }
  return measured;
}

function fileFor(
  name: string,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Uint8Array<ArrayBuffer> | undefined {
  const path = name.replace(/\?.*$/, "");
  const known = files.get(path);
  if (known) return known;
  return [...files].find(([each]) => each.endsWith(`/${path}`))?.[1];
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
 * Compresses the text of each module by itself. Together, this is more than the whole file, so everything is reduced by
 * the same factor.
 */
async function scaled(
  texts: ReadonlyMap<GraphModule, Uint8Array<ArrayBuffer>[]>,
  file: Bytes,
): Promise<Map<GraphModule, Bytes>> {
  const alone = new Map<GraphModule, Bytes>();
  for (const [module, parts] of texts) {
    const emitted = sum(parts.map(({ length }) => length));
    alone.set(module, { emitted, compressed: emitted < INCOMPRESSIBLE ? emitted : await compressedSize(parts) });
  }
  const all = [...alone.values()];
  const known = sum(all.map(({ emitted }) => emitted)) / file.emitted;
  const factor = (file.compressed * known) / sum(all.map(({ compressed }) => compressed));
  return new Map(
    [...alone].map(([module, { emitted, compressed }]) => [module, { emitted, compressed: compressed * factor }]),
  );
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
