import { type SearchAnswer, SearchEngine } from "./engine";
import type { Excerpt } from "./excerpt";
import type { EngineOptions, KindOf } from "./query";
import { SEARCH_FILES } from "./search-files";
import type { SearchResult } from "./types";

/**
 * The messages that a page sends to the search worker. Replies can arrive in another order, so each message has a
 * number.
 */
export type WorkerQuestion =
  | { kind: "search"; id: number; text: string; options: EngineOptions }
  | { kind: "excerpts"; id: number; results: SearchResult[] };

/** The messages of the search worker. Those that reply have the number of the message that they reply to. */
export type WorkerAnswer =
  | ({ kind: "results"; id: number } & SearchAnswer)
  | { kind: "excerpts"; id: number; excerpts: Excerpt[] }
  /** More of the index has loaded, so the last query may have a better answer now. */
  | { kind: "more" }
  | { kind: "failed"; id: number | null; message: string };

/** When no query has arrived for this many milliseconds, the worker counts as idle. */
const QUIET = 500;

/**
 * Turns the current thread into the search worker: it loads the index and answers the messages that arrive.
 *
 * @param folder The absolute URL of the folder with the index, with a trailing slash.
 * @param titles The contents of the titles file, if the worker already has them and doesn't have to fetch them.
 * @param kindOf Returns the kind of a section, for queries with a filter.
 */
export function answerQuestions(folder: string, titles?: Uint8Array, kindOf?: KindOf): void {
  const load = async (name: string) => {
    if (name === SEARCH_FILES.heads && titles) return titles;
    const url = new URL(name, folder);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The search index at ${url.pathname} responded with status ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const engine = new SearchEngine(load, () => answer({ kind: "more" }), kindOf);
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
 * Runs a few searches in advance, so that the JavaScript engine has compiled the code before a reader types. The
 * queries grow letter by letter, as typed queries do, one contains a deliberate spelling mistake, and all of them wait
 * while the worker is busy.
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
    return answer({ kind: "excerpts", id, excerpts: await engine.excerpts(question.results) });
  }
  const { text, options } = question;
  let found = await engine.search(text, options);
  const asked = found.isComplete ? null : engine.finish(); // Retries if they failed to load before.
  asked?.catch(() => {}); // Titles that were found are an answer even without the texts.
  if (found.results.length === 0 && asked) {
    // The titles alone cannot tell that there are no results, so the texts have to be loaded first. If they fail to
    // load, the search fails too, because "nothing found" would be wrong.
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
