import { amount, type Fields, fields, text, texts, ungrouped } from "../../values";
import { kindOf, packagePlace, readName } from "./module-name";
import type { Chunk, Concatenation, GraphModule } from "./types";

interface ReadModules {
  modules: GraphModule[];
  /** Modules by identifier. The identifier of a concatenation leads to the module that it starts with. */
  byIdentifier: Map<string, GraphModule>;
  /** The raw data of each module, for the steps that need all modules first. A module can appear several times. */
  sources: [GraphModule, Fields][];
}

/** Reads modules from a list that may contain a module several times. Their reasons are added later. */
export function readModules(raw: Fields[], chunks: ReadonlyMap<string, Chunk>): ReadModules {
  const read: ReadModules = { modules: [], byIdentifier: new Map(), sources: [] };
  const seen = new Set<string>();
  // Concatenations come first, because their inner modules are also in the list, as orphans.
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

/**
 * Returns the key of a module. Every chunk has its own runtime modules, but they share identifiers, so their keys
 * include the chunks.
 */
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
  const concatenation: Concatenation = { id: idOf(raw), root, modules, bailouts: texts(raw.optimizationBailout) };
  for (const module of modules) module.concatenations.push(concatenation);
  read.byIdentifier.set(text(raw.identifier), root);
  read.sources.push([root, raw]);
}

/**
 * Adds a module. If it exists already, it's also part of another concatenation, and only that one's chunks are added.
 */
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
    id: idOf(raw),
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

function idOf({ id }: Fields): string {
  return typeof id === "number" || typeof id === "string" ? String(id) : "";
}

function usedOf(value: unknown): GraphModule["used"] {
  return value === null || typeof value === "boolean" ? value : listOf(value);
}

function listOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? texts(value) : undefined;
}

/** Plugins list the size of CSS under their own types, such as `css/mini-extract`. */
function cssSizeOf(sizes: Fields): number {
  const names = Object.keys(sizes).filter((name) => name.startsWith("css"));
  return names.reduce((sum, name) => sum + amount(sizes[name]), 0);
}
