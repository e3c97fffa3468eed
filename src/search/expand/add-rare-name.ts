import type { Word } from "../tokenize";
import { weights } from "../weights";
import { type Expansion, range } from "./expansion";

/** The maximum number of sections that have a rare name. */
const FEW = 3;

/**
 * Adds the whole query if it's a name in code that no title has, and the texts of only a few sections. A row of a table
 * describes `__webpack_require__.e`, so titles that have a part of this name mustn't come before it.
 */
export function addRareName(expansion: Expansion, { whole, parts, isCompound }: Word): void {
  const { vocabulary } = expansion;
  const part = parts.at(-1);
  // Placeholders and flags, such as `[name]`, mean what their synonyms say.
  if (/[^\w$.]/.test(whole) || (!isCompound && !part?.pieces.length)) return;
  // The title for `compiler.hooks.done` is "done".
  if (isCompound && vocabulary.isTitle(part?.term ?? "")) return;
  const name = isCompound ? whole : (part?.term ?? whole);
  const count = vocabulary.count(name);
  if (count === 0 || count > FEW || vocabulary.isTitle(name)) return;
  expansion.cover([name], weights.rareName, range(0, expansion.slots.length));
}
