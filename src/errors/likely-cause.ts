import { findSign } from "./find-sign";
import type { Framework } from "./frameworks";
import type { Origin } from "./origin-of";
import { FRAMEWORK_SIGN, ORIGIN_SIGN } from "./signs";

/** The cause of a message that an output speaks for. */
export interface LikelyCause {
  /** The index of the cause in its entry. */
  index: number;
  /** The words of the output that tell; `undefined` if nothing does, and the cause is only the most frequent one. */
  words?: string;
  /** Whether the framework of the output tells, and not its words. */
  isOfFramework?: boolean;
  /** Where the error was thrown, if that tells. */
  origin?: Origin;
}

/** The text in which the message is, and everything else that is known about the output. */
interface Surroundings {
  /** The problem that the message is part of, as cleaned text. */
  problem: string;
  /** Where the problem's error was thrown. */
  origin: Origin | undefined;
  /** The whole output, as cleaned text. */
  output: string;
  framework: Framework | undefined;
}

/**
 * Returns the cause of a message whose sign is in an output. Signs in the message's own problem come first, then the
 * place in which the error was thrown, signs elsewhere in the output, and the framework. Of several, the longest tells
 * most. Without any, the most frequent cause is the likely one.
 *
 * @param signs The signs of each cause of the message.
 */
export function likelyCause(
  signs: readonly (readonly string[])[],
  { problem, origin, output, framework }: Surroundings,
): LikelyCause {
  const indexOf = (known: string) => signs.findIndex((ofCause) => ofCause.includes(known));
  const inProblem = causeWithWords(signs, problem);
  if (inProblem) return inProblem;
  const ofOrigin = origin ? indexOf(ORIGIN_SIGN + origin.place) : -1;
  if (origin && ofOrigin >= 0) return { index: ofOrigin, origin };
  const inOutput = causeWithWords(signs, output);
  if (inOutput) return inOutput;
  const ofFramework = framework ? indexOf(FRAMEWORK_SIGN + framework.id) : -1;
  return ofFramework < 0 ? { index: 0 } : { index: ofFramework, isOfFramework: true };
}

/** Returns the cause with the longest sign in a text. */
function causeWithWords(signs: readonly (readonly string[])[], text: string): LikelyCause | undefined {
  const found = signs.flatMap((ofCause, index) => {
    return ofCause.flatMap((sign) => {
      const match = isText(sign) ? findSign(sign, text) : undefined;
      return match ? [{ index, ...match }] : [];
    });
  });
  const [best] = found.toSorted((a, b) => b.length - a.length || a.index - b.index);
  return best && { index: best.index, words: best.words };
}

const isText = (sign: string) => !sign.startsWith(FRAMEWORK_SIGN) && !sign.startsWith(ORIGIN_SIGN);
