import type { WorkerAnswer, WorkerQuestion } from "./answer-questions";
import type { SearchAnswer } from "./engine";
import type { Excerpt } from "./excerpt";
import type { Range, SearchOptions, SearchSource, Suggestion } from "./source";
import type { SearchResult } from "./types";

/** If a reader has pressed no key for this many milliseconds, they are looking at the results. */
const PAUSE = 80;

type Reply = Extract<WorkerAnswer, { kind: "results" | "excerpts" }>;

/**
 * Creates the source that searches the index of this site in a worker. It answers at once from titles; excerpts, and
 * results that only the texts contain, follow as better answers.
 *
 * @param getWorker Returns a worker without listeners; called again after a worker has failed.
 */
export function createEmbeddedSource(getWorker: () => Worker): SearchSource {
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let worker: Worker | null = null;
  let last = 0;
  /** The number of the latest improvement. Improvements can arrive out of order, and only the latest one is shown. */
  let improvements = 0;
  /** Callbacks to run when more of the index has loaded. */
  let waitingForMore = new Set<() => void>();

  /** Returns the worker; starts a new one if there is none or the last one has failed. */
  function connect(): Worker {
    if (worker) return worker;
    worker = getWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => receive(data));
    worker.addEventListener("error", () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error("The search worker couldn't be loaded."));
      waiting.clear();
    });
    return worker;
  }

  function receive(data: WorkerAnswer): void {
    if (data.kind === "more") {
      const listeners = waitingForMore;
      waitingForMore = new Set();
      for (const listener of listeners) listener();
    } else if (data.id !== null) {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === "failed") asked?.reject(new Error(data.message));
      else asked?.resolve(data);
    } // A failure without an id needs no handling: the next query that needs the missing files reports it.
  }

  function ask(toQuestion: (id: number) => WorkerQuestion): Promise<Reply> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      connect().postMessage(toQuestion(id));
    });
  }

  async function find(text: string, { section, limit, kind }: SearchOptions): Promise<SearchAnswer> {
    const options = { limit, ...(section && { near: section }), ...(kind && { kind }) };
    const reply = await ask((id) => ({ kind: "search", id, text, options }));
    return reply.kind === "results" ? reply : { results: [], excerpts: [], isComplete: true };
  }

  async function loadExcerpts(results: SearchResult[]): Promise<Excerpt[]> {
    const reply = await ask((id) => ({ kind: "excerpts", id, results }));
    return reply.kind === "excerpts" ? reply.excerpts : [];
  }

  /**
   * Passes on answers that are better than the one on screen: with excerpts, and with results from parts of the index
   * that load later.
   */
  async function improve(query: string, { results, excerpts, isComplete }: SearchAnswer, options: SearchOptions) {
    const { signal, onBetter } = options;
    const round = ++improvements;
    if (!isComplete) {
      waitingForMore.add(async () => {
        if (signal.aborted) return;
        const better = await find(query, options);
        if (better.excerpts && !signal.aborted) onBetter?.(toSuggestions(better.results, better.excerpts));
        await improve(query, better, options);
      });
    }
    if (excerpts) return;
    // Excerpts can take up to five requests. If the reader goes on typing, they would delay results, and nobody would
    // read the excerpts.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted || round !== improvements) return;
    const texts = await loadExcerpts(results);
    if (!signal.aborted && round === improvements) onBetter?.(toSuggestions(results, texts));
  }

  return {
    prepare: () => queueMicrotask(connect), // The search itself reports a failure.
    async search(query, options) {
      const answer = await find(query, options);
      // The first answer is on screen already, so a failure to improve it is ignored.
      if (options.onBetter) improve(query, answer, options).catch(() => {});
      return toSuggestions(answer.results, answer.excerpts ?? []);
    },
  };
}

function toSuggestions(results: SearchResult[], excerpts: Excerpt[]): Suggestion[] {
  return results.map((result, index) => toSuggestion(result, excerpts[index]));
}

function toSuggestion({ section, words, kind }: SearchResult, excerpt: Partial<Excerpt> = {}): Suggestion {
  const { url, level, above } = section;
  const [category = "", page = ""] = above;
  const subcategory = level === 1 ? section.title : page;
  const title = level === 1 ? "" : [...above.slice(2), section.title].join(" › ");
  const { text = "", ranges = [], facts = [] } = excerpt;
  return {
    category,
    subcategory,
    title,
    url,
    kind,
    text,
    facts,
    highlights: { subcategory: findWords(subcategory, words), title: findWords(title, words), text: ranges },
  };
}

/**
 * Returns the ranges of a title that contain one of the words. Of overlapping ranges, it keeps the one that starts
 * first, or the longest of several.
 */
function findWords(title: string, words: string[]): Range[] {
  const lower = title.toLowerCase();
  const ranges = words
    .flatMap((word): Range[] => {
      const start = word ? lower.indexOf(word.toLowerCase()) : -1;
      return start < 0 ? [] : [[start, start + word.length]];
    })
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return ranges.filter(([start], index) => ranges.slice(0, index).every(([, end]) => start >= end));
}
