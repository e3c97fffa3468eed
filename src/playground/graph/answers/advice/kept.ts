import type { GraphModule } from "../../model/types";
import { counted, formatSize } from "../../words";
import { sum } from "../cost";
import { ownersOf } from "../packages";
import { isWholeLodash } from "./packages";
import type { Advice, Contents } from "./types";

/** Smaller amounts aren't worth a change. In bytes of source. */
const LITTLE = 5_000;

/** Owners whose modules are only kept because they may do something when they load. */
export function keptForEffects({ modules }: Contents): Advice[] {
  const kept = modules.filter(
    (module) =>
      isUnused(module) &&
      (module.provided?.length ?? 0) > 0 &&
      bailoutsOf(module).some((bailout) => bailout.includes("with side effects")),
  );
  return byOwner(kept, (name, size, count) => ({
    sentence: `None of the exports of ${counted(count, "module")} in ${name} are used (${formatSize(size)}). webpack keeps ${count === 1 ? "it" : "them"} because of statements that may have side effects.`,
    section: { to: "/guides/tree-shaking/#mark-the-file-as-side-effect-free", title: "Mark files as side-effect-free" },
  }));
}

/** Packages whose exports webpack can't tell apart, so that it keeps all of them. */
export function keptExports({ modules }: Contents): Advice[] {
  const kept = modules.filter(
    (module) =>
      module.kind === "package" &&
      !isWholeLodash(module) &&
      bailoutsOf(module).some((bailout) => /^CommonJS bailout: |^AMD bailout|^Inner graph bailout/.test(bailout)),
  );
  return byOwner(kept, (name, size) => ({
    sentence: `webpack can't analyze the exports of ${name}, so it keeps all of them (${formatSize(size)}). If the package has ES modules, use these.`,
    section: { to: "/guides/tree-shaking/#commonjs", title: "CommonJS and tree shaking" },
  }));
}

function isUnused({ used }: GraphModule): boolean {
  return used === false || (Array.isArray(used) && used.length === 0);
}

function bailoutsOf({ bailouts, concatenations }: GraphModule): string[] {
  return [...bailouts, ...concatenations.flatMap((concatenation) => concatenation.bailouts)];
}

/** Describes the modules of each owner that has enough of them, and leaves out the others. */
function byOwner(
  kept: readonly GraphModule[],
  describe: (name: string, size: number, count: number) => Pick<Advice, "sentence" | "section">,
): Advice[] {
  return ownersOf(kept)
    .filter(({ size }) => size >= LITTLE)
    .map(({ name, kind, modules }) => {
      const bytes = sum(modules.map(({ size }) => size));
      return { ...describe(kind === "own" ? "your code" : name, bytes, modules.length), bytes, modules };
    });
}
