import type { GraphModule } from "../model/types";
import { explainBailout } from "./bailouts";

/** The use of a module's exports. */
export interface ExportsAnswer {
  /** The answer in one sentence. */
  sentence: string;
  used: string[];
  /** The known exports that aren't used, so that webpack removes them; empty if the file doesn't say. */
  unused: string[];
  /** Why webpack keeps something, as sentences. */
  bailouts: string[];
}

/** Returns which exports of a module are used, which were removed, and what keeps webpack from removing more. */
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
  if (kind === "runtime") return "This is webpack's own code. Its exports aren't counted.";
  if (used === undefined) return "The file doesn't say which exports are used.";
  if (used === null)
    return "webpack doesn't know which exports are used, so it keeps all of them. In development mode, it doesn't check.";
  if (isOrphan) return "Nothing needs this module itself, so webpack skipped it.";
  if (used === true)
    return "webpack keeps all exports, because any of them could be used through require(), import() or an export.";
  if (used === false) return "None of its exports are used.";
  if (names.length === 0 && provided?.length === 0) return "It exports nothing. It's included for its side effects.";
  if (names.length === 0) return "None of its exports are used. It's included for its side effects.";
  if (provided === null || provided === undefined)
    return `${counted(names, "export is", "exports are")} used. webpack can't tell what else it exports.`;
  if (unused.length === 0) return "All of its exports are used.";
  return `${names.length} of ${provided.length} exports ${names.length === 1 ? "is" : "are"} used; ${unused.length} ${unused.length === 1 ? "was" : "were"} removed.`;
}

function counted({ length }: string[], one: string, many: string): string {
  return `${length} ${length === 1 ? one : many}`;
}
