import type { GraphModule } from "../model/types";
import { explainBailout } from "./bailouts";

/** What becomes of a module's exports. */
export interface ExportsAnswer {
  /** The answer in one sentence. */
  sentence: string;
  used: string[];
  /** The exports that webpack knows and nobody uses, so that they are shaken off; empty where it cannot tell. */
  unused: string[];
  /** Why something stays, as sentences. */
  bailouts: string[];
}

/** Says which exports of a module are used, which were shaken off, and what keeps webpack from shaking off more. */
export function explainExports(module: GraphModule): ExportsAnswer {
  const { used, provided } = module;
  const names = Array.isArray(used) ? used : [];
  const isKnown = Array.isArray(provided) && (Array.isArray(used) || used === false);
  const unused = isKnown ? provided.filter((name) => !names.includes(name)) : [];
  const merged = module.concatenations.filter(({ root }) => root === module);
  const bailouts = [...module.bailouts, ...merged.flatMap((concatenation) => concatenation.bailouts)];
  return {
    sentence: sentenceOf(module, names, unused),
    used: names,
    unused,
    bailouts: [...new Set(bailouts)].map(explainBailout),
  };
}

function sentenceOf({ kind, used, provided, isOrphan }: GraphModule, names: string[], unused: string[]): string {
  if (kind === "runtime") return "This is code of webpack's own. Its exports are not counted.";
  if (used === undefined) return "The file does not say which exports are used.";
  if (used === null)
    return "webpack does not know which exports are used, so all of them stay. In development mode it does not look.";
  if (isOrphan) return "Nobody needs the module for itself, so webpack left it out.";
  if (used === true) return "All exports stay: somebody may use any of them, by require(), import() or an export.";
  if (used === false) return "No export is used.";
  if (names.length === 0 && provided?.length === 0)
    return "It exports nothing. It is there for what it does when it loads.";
  if (names.length === 0) return "No export is used. It is there for what it does when it loads.";
  if (provided === null || provided === undefined)
    return `${counted(names, "export is", "exports are")} used. webpack cannot tell which others there are.`;
  if (unused.length === 0) return "Every export is used.";
  return `${names.length} of ${provided.length} exports ${names.length === 1 ? "is" : "are"} used; ${unused.length} ${unused.length === 1 ? "was" : "were"} shaken off.`;
}

function counted({ length }: string[], one: string, many: string): string {
  return `${length} ${length === 1 ? one : many}`;
}
