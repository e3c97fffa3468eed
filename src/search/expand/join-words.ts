import { weights } from "../weights";
import { type Expansion, range } from "./expansion";

/** Adds neighboring words that are a single word in the index: a reader types `public path` for `publicPath`. */
export function joinWords(expansion: Expansion, isOpen: boolean): void {
  const { slots, vocabulary } = expansion;
  for (let slot = 0; slot + 1 < slots.length; slot++) {
    for (let end = slot + 2; end <= Math.min(slot + 4, slots.length); end++) {
      const covered = range(slot, end);
      const parts = covered.map((number) => slots[number]?.term ?? "");
      const joined = parts.join("");
      const most = expansion.mostOf(covered);
      const isWord = expansion.cover([joined], weights.joined, covered, most);
      if (!isWord && isOpen && end === slots.length && joined.length > 5) {
        for (const other of vocabulary.prefixes(joined).slice(0, 8)) {
          expansion.cover([other], weights.joined * (joined.length / other.length), covered, most);
        }
      }
      expansion.cover([parts.join(".")], weights.whole, covered);
      expansion.cover([parts.join("-")], weights.whole, covered);
    }
  }
}
