import { SearchEngine } from "./engine";
import type { TextPart } from "./excerpt";
import { fetchFile } from "./fetch-file";
import type { SearchOptions } from "./query";
import type { SearchFileNames, SearchResult } from "./types";

/** What the thread of the engine is asked, and what it says; answers may come in another order, so they carry a number. */
export type WorkerQuestion =
  | { kind: "search"; id: number; text: string; options: SearchOptions }
  | { kind: "excerpt"; id: number; result: SearchResult };

export type WorkerAnswer =
  | { kind: "results"; id: number; results: SearchResult[]; isComplete: boolean }
  | { kind: "excerpt"; id: number; parts: TextPart[] }
  /** The texts have come: the last question may have a better answer. */
  | { kind: "complete" }
  | { kind: "failed"; id: number | null; message: string };

/**
 * Makes a thread the engine's: loads the index, and answers the messages that come.
 *
 * @param base absolute address of the site's folder, which the names start from.
 * @param titles the first tier, where it need not be loaded.
 */
export function answerQuestions(names: SearchFileNames, base: string, titles?: Uint8Array): void {
  const engine = new SearchEngine(names, async (name) => {
    return (name === names.heads && titles) || fetchFile(name, base);
  });
  self.addEventListener("message", async ({ data }: MessageEvent<WorkerQuestion>) => {
    await handle(engine, data).catch((error: unknown) => fail(data.id, error));
  });
  complete(engine).catch((error: unknown) => fail(null, error));
}

async function handle(engine: SearchEngine, question: WorkerQuestion): Promise<void> {
  const { id } = question;
  if (question.kind === "excerpt") return answer({ kind: "excerpt", id, parts: await engine.excerpt(question.result) });
  const { text, options } = question;
  let found = await engine.search(text, options);
  const asked = found.isComplete ? null : complete(engine).catch(() => {}); // again, if they failed to come before
  if (found.results.length === 0 && asked) {
    // Nothing is an answer of the texts only.
    await asked;
    found = await engine.search(text, options);
  }
  answer({ kind: "results", id, ...found });
}

async function complete(engine: SearchEngine): Promise<void> {
  await engine.finish();
  answer({ kind: "complete" });
}

function fail(id: number | null, error: unknown): void {
  answer({ kind: "failed", id, message: String(error) });
}

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}
