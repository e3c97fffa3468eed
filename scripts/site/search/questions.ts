import { readFile } from "node:fs/promises";
import path from "node:path";
import { paths } from "../../lib/paths";
import { isHeldBack, isTunedHalf, type Question } from "./measure";

/** All questions: those that weights may be learned from, and those that they may not. */
export interface QuestionSplit {
  training: Question[];
  heldBack: Question[];
}

/** Questions that the weights were tuned on from the start, apart from a part that was held back. */
const OWN = "questions.json";
/** Questions that were written later, each time without knowing the engine. Half of each set is held back. */
const LATER = [
  "questions-blind-2026-11-22.json",
  "questions-blind-2026-11-22-b.json",
  "questions-blind-2026-11-22-c.json",
  "questions-threads.json",
  "questions-plain-2026-11-24.json",
];

/** Reads all questions of `test/search`. */
export async function readSplit(): Promise<QuestionSplit> {
  const own = await readQuestions(OWN);
  const later = (await Promise.all(LATER.map(readQuestions))).flat();
  return {
    training: [...own.filter((question) => !isHeldBack(question)), ...later.filter(isTunedHalf)],
    heldBack: [...own.filter(isHeldBack), ...later.filter((question) => !isTunedHalf(question))],
  };
}

/** Reads a set of questions. */
export async function readQuestions(name: string): Promise<Question[]> {
  return JSON.parse(await readFile(path.join(paths.root, "test/search", name), "utf8")) as Question[];
}
