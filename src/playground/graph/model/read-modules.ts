import { amount, type Fields, fields, text, texts, ungrouped } from "../../values";
import { kindOf, packagePlace, readName } from "./module-name";
import type { Chunk, Concatenation, GraphModule } from "./types";

interface ReadModules {
  modules: GraphModule[];
  /** Modules by their identifier. That of a concatenation leads to the module that it starts with. */
  byIdentifier: Map<string, GraphModule>;
  /** What the file says about each module, for everything that needs all modules first. A module may have several. */
  sources: [GraphModule, Fields][];
}

/** Reads modules from a list that may contain a module several times. Their reasons are still missing. */
export function readModules(raw: Fields[], chunks: ReadonlyMap<string, Chunk>): ReadModules {
  const read: ReadModules = { modules: [], byIdentifier: new Map(), sources: [] };
  const seen = new Set<string>();
  // Concatenations first: their inner modules also stand in the list, as orphans.
  for (const isConcatenation of [true, false]) {
    for (const module of raw) {
      const inner = ungrouped(module.modules);
      const key = keyOf(module);
      if (inner.length > 0 !== isConcatenation || seen.has(key)) continue;
      seen.add(key);
      if (isConcatenation) addConcatenation(read, module, inner, chunks);
      else addModule(read, module, chunksOf(module, chunks));
    }
  }
  return read;
}

/** Each chunk has runtime modules of its own, and all of them have the same identifier. */
function keyOf(raw: Fields): string {
  const identifier = text(raw.identifier) || text(raw.name);
  return raw.moduleType === "runtime" ? `${identifier} ${texts(raw.chunks)}` : identifier;
}

function chunksOf(raw: Fields, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  return texts(raw.chunks).flatMap((id) => chunks.get(id) ?? []);
}

function addConcatenation(read: ReadModules, raw: Fields, inner: Fields[], chunks: ReadonlyMap<string, Chunk>): void {
  const places = chunksOf(raw, chunks);
  const modules = inner.map((module) => addModule(read, module, places));
  const { name } = readName(text(raw.name));
  const root = modules.find((module) => module.name === name) ?? modules[0];
  if (!root) return;
  const concatenation: Concatenation = { root, modules, bailouts: texts(raw.optimizationBailout) };
  for (const module of modules) module.concatenations.push(concatenation);
  read.byIdentifier.set(text(raw.identifier), root);
  read.sources.push([root, raw]);
}

/** Adds a module, or to a module that is there already the chunks of another concatenation. */
function addModule(read: ReadModules, raw: Fields, chunks: Chunk[]): GraphModule {
  const key = keyOf(raw);
  const known = read.byIdentifier.get(key);
  if (known) {
    known.chunks.push(...chunks.filter((chunk) => !known.chunks.includes(chunk)));
    return known;
  }
  const { name, loaders } = readName(text(raw.name) || key);
  const place = packagePlace(name);
  const profile = fields(raw.profile);
  const module: GraphModule = {
    index: read.modules.length,
    identifier: text(raw.identifier),
    name,
    loaders,
    kind: kindOf(text(raw.moduleType), name, place),
    package: place,
    layer: text(raw.layer) || null,
    size: amount(raw.size),
    cssSize: cssSizeOf(fields(raw.sizes)),
    chunks: [...chunks],
    isOrphan: raw.orphan === true,
    concatenations: [],
    reasons: [],
    used: usedOf(raw.usedExports),
    provided: raw.providedExports === null ? null : listOf(raw.providedExports),
    bailouts: texts(raw.optimizationBailout),
    milliseconds: "total" in profile ? amount(profile.total) : null,
  };
  read.modules.push(module);
  read.byIdentifier.set(key, module);
  read.sources.push([module, raw]);
  return module;
}

function usedOf(value: unknown): GraphModule["used"] {
  return value === null || typeof value === "boolean" ? value : listOf(value);
}

function listOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? texts(value) : undefined;
}

/** Plugins count CSS by names of their own, such as `css/mini-extract`. */
function cssSizeOf(sizes: Fields): number {
  const names = Object.keys(sizes).filter((name) => name.startsWith("css"));
  return names.reduce((sum, name) => sum + amount(sizes[name]), 0);
}
