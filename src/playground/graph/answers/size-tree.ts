import { pathOf } from "../model/module-name";
import type { Chunk, Graph, GraphModule } from "../model/types";
import { sum } from "./cost";
import { ownerName } from "./packages";

/** The bytes of a module in one of its chunks; without a chunk if the file lists none. */
export type SizeOf = (module: GraphModule, chunk: Chunk | null) => number;

/** A part of a build that consists of other parts. Modules have none. */
export interface SizeNode {
  /** A rest is the smallest parts of a whole, which are drawn as one. */
  kind: "build" | "chunk" | "owner" | "folder" | "module" | "rest";
  name: string;
  /** The bytes of all modules in it. */
  size: number;
  /** The largest first. */
  parts: readonly SizeNode[];
  /** The owner of everything in it, as `ownersOf` names it; empty for chunks and for the build. */
  owner: string;
  module: GraphModule | null;
}

/** The maximum number of folders in a path, so that a forged one can't exhaust the stack. */
const DEEPEST = 40;

/** Returns a build as a tree of chunks, owners, folders and modules with their sizes. Parts without a size are left out. */
export function sizeTree(graph: Pick<Graph, "modules">, chunks: readonly Chunk[], sizeOf: SizeOf): SizeNode {
  const labels = folderLabels(graph.modules);
  const ofModules = (modules: readonly GraphModule[], chunk: Chunk | null) =>
    ownersIn(modules, labels, (module) => sizeOf(module, chunk));
  const parts =
    chunks.length > 0
      ? chunks.map((chunk) => toNode("chunk", chunk.label, ofModules(chunk.modules, chunk), ""))
      : ofModules(
          graph.modules.filter(({ isOrphan }) => !isOrphan),
          null,
        );
  return toNode("build", "All", parts, "");
}

/** Returns a node with the sum of its parts, sorted. */
export function toNode(kind: SizeNode["kind"], name: string, parts: readonly SizeNode[], owner: string): SizeNode {
  const sorted = parts.filter(({ size }) => size > 0).sort((a, b) => b.size - a.size);
  return { kind, name, size: sum(sorted.map(({ size }) => size)), parts: sorted, owner, module: null };
}

/** Folders by name, and the modules directly in them. */
interface Folder {
  folders: Map<string, Folder>;
  modules: SizeNode[];
}

function ownersIn(
  modules: readonly GraphModule[],
  labels: ReadonlyMap<string, string>,
  sizeOf: (module: GraphModule) => number,
): SizeNode[] {
  const owners = new Map<string, Folder>();
  for (const module of modules) {
    const owner = ownerName(module);
    const path = pathOf(module);
    const name = path.pop() ?? "";
    const label = labels.get(module.package?.folder ?? "");
    let folder = folderIn(owners, owner);
    for (const step of [...(label ? [label] : []), ...path.slice(0, DEEPEST)]) folder = folderIn(folder.folders, step);
    folder.modules.push({ kind: "module", name, size: sizeOf(module), parts: [], owner, module });
  }
  return [...owners].map(([name, folder]) => toNode("owner", name, partsOf(folder, name), name));
}

function folderIn(folders: Map<string, Folder>, name: string): Folder {
  const known = folders.get(name);
  if (known) return known;
  const folder = { folders: new Map(), modules: [] };
  folders.set(name, folder);
  return folder;
}

function partsOf({ folders, modules }: Folder, owner: string): SizeNode[] {
  return [...[...folders].map(([name, folder]) => folderNode(name, folder, owner)), ...modules];
}

/** A folder that only contains another folder is shown together with it: `src/components`. */
function folderNode(name: string, { folders, modules }: Folder, owner: string): SizeNode {
  const [only] = folders;
  if (only && folders.size === 1 && modules.length === 0) return folderNode(`${name}/${only[0]}`, only[1], owner);
  return toNode("folder", name, partsOf({ folders, modules }, owner), owner);
}

/** Returns what distinguishes the folders of packages that were taken from several: the version, or else the folder. */
function folderLabels(modules: readonly GraphModule[]): ReadonlyMap<string, string> {
  const folders = new Map<string, Map<string, string | null>>();
  for (const { package: place } of modules) {
    if (!place) continue;
    const known = folders.get(place.name) ?? new Map();
    folders.set(place.name, known.set(place.folder, place.version));
  }
  const repeated = [...folders.values()].filter(({ size }) => size > 1);
  return new Map(
    repeated.flatMap((ofPackage) => [...ofPackage].map(([folder, version]) => [folder, version ?? folder])),
  );
}
