import { type SearchAnswer, SearchEngine } from "./engine";
import type { TextPart } from "./excerpt";
import { fetchFile } from "./fetch-file";
import type { SearchOptions } from "./query";
import { SEARCH_FILES } from "./search-files";
import type { SearchResult } from "./types";

/** What the thread of the engine is asked, and what it says; answers may come in another order, so they carry a number. */
export type WorkerQuestion =
  | { kind: "search"; id: number; text: string; options: SearchOptions }
  | { kind: "excerpts"; id: number; results: SearchResult[] };

export type WorkerAnswer =
  | ({ kind: "results"; id: number } & SearchAnswer)
  | { kind: "excerpts"; id: number; excerpts: TextPart[][] }
  /** More of the index has come: the last question may have a better answer. */
  | { kind: "more" }
  | { kind: "failed"; id: number | null; message: string };

/** Milliseconds without a question after which nobody is asking. */
const QUIET = 500;

/**
 * Makes a thread the engine's: loads the index, and answers the messages that come.
 *
 * @param folder absolute address of the folder with the index.
 * @param titles the first tier, where it need not be loaded.
 */
export function answerQuestions(folder: string, titles?: Uint8Array): void {
  const load = async (name: string) => (name === SEARCH_FILES.heads && titles) || fetchFile(name, folder);
  const engine = new SearchEngine(load, () => answer({ kind: "more" }));
  let askedAt = 0;
  self.addEventListener("message", async ({ data }: MessageEvent<WorkerQuestion>) => {
    askedAt = performance.now();
    await handle(engine, data).catch((error: unknown) => fail(data.id, error));
  });
  engine
    .finish()
    .then(() => rehearse(engine, () => performance.now() - askedAt > QUIET))
    .catch((error: unknown) => fail(null, error));
}

/**
 * Code is slow until it has run a while, and the compiler that makes it fast takes a core of its own: nobody who types has
 * to wait for either. One of these is misspelt on purpose. Letter by letter, as they will come, and not while somebody asks.
 */
async function rehearse(engine: SearchEngine, isQuiet: () => boolean): Promise<void> {
  for (const text of ["how to configre a loader", "output.filename", "cannot resolve module"]) {
    for (let end = 1; end <= text.length; end++) {
      do await new Promise((resolve) => setTimeout(resolve, isQuiet() ? 0 : QUIET));
      while (!isQuiet());
      await engine.search(text.slice(0, end));
    }
  }
}

async function handle(engine: SearchEngine, question: WorkerQuestion): Promise<void> {
  const { id } = question;
  if (question.kind === "excerpts") {
    // A result is of use without its excerpt.
    const excerpts = question.results.map((result) => engine.excerpt(result).catch(() => []));
    return answer({ kind: "excerpts", id, excerpts: await Promise.all(excerpts) });
  }
  const { text, options } = question;
  let found = await engine.search(text, options);
  const asked = found.isComplete ? null : engine.finish().catch(() => {}); // again, if they failed to come before
  if (found.results.length === 0 && asked) {
    // Nothing is an answer of the texts only.
    await asked;
    found = await engine.search(text, options);
  }
  answer({ kind: "results", id, ...found });
}

function fail(id: number | null, error: unknown): void {
  answer({ kind: "failed", id, message: String(error) });
}

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}
