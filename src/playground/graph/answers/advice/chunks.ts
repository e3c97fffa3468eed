import type { GraphModule } from "../../model/types";
import { counted, formatSize } from "../../words";
import { sum } from "../cost";
import { repeatedModules } from "../packages";
import type { Advice, Contents } from "./types";

/** Smaller copies aren't worth another request: the default of `splitChunks.minSize`, in bytes of source. */
const LITTLE = 20_000;

/** webpack's own limit for the files of an entry (`performance.maxEntrypointSize`), in bytes. */
const MUCH = 250_000;

/** Modules that several chunks contain. */
export function repeatedInChunks({ modules }: Contents): Advice[] {
  const found = repeatedModules(modules);
  const bytes = sum(found.map(({ extra }) => extra));
  if (bytes < LITTLE) return [];
  return [
    {
      sentence: `${counted(found.length, "module is", "modules are")} in several chunks. The copies are ${formatSize(bytes)}.`,
      section: { to: "/plugins/split-chunks-plugin/#examples", title: "Share code between chunks" },
      bytes,
      modules: found.map(({ module }) => module),
    },
  ];
}

/** Modules that `import()` was to load later, but that are in an initial chunk because of another import. */
export function lateModules({ modules }: Contents): Advice[] {
  const early = modules.filter(isEarly);
  if (early.length === 0) return [];
  const bytes = sum(early.map(({ size }) => size));
  return [
    {
      sentence: `${counted(early.length, "module")} that import() should load later (${formatSize(bytes)}) ${early.length === 1 ? "loads" : "load"} with an entry, because static imports also need ${early.length === 1 ? "it" : "them"} there.`,
      section: { to: "/guides/code-splitting/#import-makes-no-file", title: "import() doesn't create a file" },
      bytes,
      modules: early.toSorted((a, b) => b.size - a.size),
    },
  ];
}

function isEarly({ chunks, reasons }: GraphModule): boolean {
  const active = reasons.filter(({ isActive, from }) => isActive && from !== null);
  return (
    chunks.length > 0 &&
    chunks.every(({ isInitial }) => isInitial) &&
    active.some(({ type }) => type === "import()") &&
    active.some(({ type }) => !type.startsWith("import()"))
  );
}

/** A large build whose chunks all load with an entry. */
export function noLateChunk({ chunks, assets, modules }: Contents): Advice[] {
  const emitted = sum(assets.filter(({ name }) => /\.m?js$/.test(name)).map(({ size }) => size));
  if (chunks.length === 0 || emitted <= MUCH || chunks.some(({ isInitial }) => !isInitial)) return [];
  return [
    {
      sentence: `All scripts (${formatSize(emitted)}) load with an entry. In a browser, what the first screen doesn't need could load later.`,
      section: {
        to: "/guides/lazy-loading/#dynamic-import-on-the-first-click",
        title: "Dynamic import on the first click",
      },
      bytes: sum(modules.map(({ size }) => size)),
      modules: [],
    },
  ];
}
