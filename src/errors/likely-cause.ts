import { findSign } from "./find-sign";
import { FRAMEWORK_SIGN, type Framework } from "./frameworks";

/** The cause of a message that an output speaks for. */
export interface LikelyCause {
  /** The index of the cause in its entry. */
  index: number;
  /** The words of the output that tell; `undefined` if nothing does, and the cause is only the most frequent one. */
  words?: string;
  /** Whether the framework of the output tells, and not its words. */
  isOfFramework?: boolean;
}

/** The text in which the message is, and everything else that is known about the output. */
interface Surroundings {
  /** The problem that the message is part of, as cleaned text. */
  problem: string;
  /** The whole output, as cleaned text. */
  output: string;
  framework: Framework | undefined;
}

/**
 * Returns the cause of a message whose sign is in an output. Signs in the message's own problem come first, then signs
 * elsewhere in the output, and then the framework. Of several, the longest tells most. Without any, the most frequent
 * cause is the likely one.
 *
 * @param signs The signs of each cause of the message.
 */
export function likelyCause(
  signs: readonly (readonly string[])[],
  { problem, output, framework }: Surroundings,
): LikelyCause {
  for (const text of [problem, output]) {
    const found = signs.flatMap((ofCause, index) => {
      return ofCause.flatMap((sign) => {
        const match = sign.startsWith(FRAMEWORK_SIGN) ? undefined : findSign(sign, text);
        return match ? [{ index, ...match }] : [];
      });
    });
    const [best] = found.toSorted((a, b) => b.length - a.length || a.index - b.index);
    if (best) return { index: best.index, words: best.words };
  }
  const index = signs.findIndex((ofCause) => framework && ofCause.includes(FRAMEWORK_SIGN + framework.id));
  return index < 0 ? { index: 0 } : { index, isOfFramework: true };
}
