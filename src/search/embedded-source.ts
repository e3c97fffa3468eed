import type { WorkerAnswer, WorkerQuestion } from "./answer-questions";
import type { SearchAnswer } from "./engine";
import type { TextPart } from "./excerpt";
import { groupSuggestions } from "./group-suggestions";
import type { Range, SearchOptions, SearchSource } from "./source";
import type { SearchResult } from "./types";

/** Milliseconds without a key after which a reader looks at results. */
const PAUSE = 80;

type Reply = Extract<WorkerAnswer, { kind: "results" | "excerpts" }>;

/**
 * The index that was built with the site, asked in a worker. Titles answer at once; texts around the matches, and what only
 * texts know, come as a better answer.
 *
 * @param getWorker a worker that nobody listens to yet; called again when it broke.
 */
export function createEmbeddedSource(getWorker: () => Worker): SearchSource {
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let worker: Worker | null = null;
  let last = 0;
  /** Texts may come in another order than they were asked for: the newest answer is the best. */
  let improvements = 0;
  /** Who waits for more of the index to come. */
  let waitingForMore = new Set<() => void>();

  /** The worker, or a new one in the place of one that broke. */
  function connect(): Worker {
    if (worker) return worker;
    worker = getWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => receive(data));
    worker.addEventListener("error", () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error("The search worker could not be loaded."));
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
    } // else a question that needs the files says what is wrong
  }

  function ask(toQuestion: (id: number) => WorkerQuestion): Promise<Reply> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      connect().postMessage(toQuestion(id));
    });
  }

  async function find(text: string, { section, limit }: SearchOptions): Promise<SearchAnswer> {
    const options = { limit, ...(section && { near: section }) };
    const reply = await ask((id) => ({ kind: "search", id, text, options }));
    return reply.kind === "results" ? reply : { results: [], excerpts: [], isComplete: true };
  }

  async function loadExcerpts(results: SearchResult[]): Promise<TextPart[][]> {
    const reply = await ask((id) => ({ kind: "excerpts", id, results }));
    return reply.kind === "excerpts" ? reply.excerpts : [];
  }

  /** Tells what is better than the answer that is shown: texts, and what more of the index finds. */
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
    // Up to five files: who goes on typing would wait for results behind texts that nobody reads.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted || round !== improvements) return;
    const texts = await loadExcerpts(results);
    if (!signal.aborted && round === improvements) onBetter?.(toSuggestions(results, texts));
  }

  return {
    prepare: () => void connect(),
    async search(query, options) {
      const answer = await find(query, options);
      // The first answer is there: what fails from here on leaves it as it is.
      if (options.onBetter) improve(query, answer, options).catch(() => {});
      return toSuggestions(answer.results, answer.excerpts ?? []);
    },
  };
}

function toSuggestions(results: SearchResult[], excerpts: TextPart[][]) {
  return groupSuggestions(results.map((result, index) => toSuggestion(result, excerpts[index] ?? [])));
}

function toSuggestion({ section, words }: SearchResult, excerpt: TextPart[]) {
  const { url, level, above } = section;
  const [category = "", page = ""] = above;
  const subcategory = level === 1 ? section.title : page;
  const title = level === 1 ? "" : [...above.slice(2), section.title].join(" › ");
  const text = joinParts(excerpt);
  return {
    ...{ category, subcategory, title, url, text: text.text },
    highlights: { subcategory: findWords(subcategory, words), title: findWords(title, words), text: text.ranges },
  };
}

function joinParts(parts: TextPart[]): { text: string; ranges: Range[] } {
  const ranges: Range[] = [];
  let text = "";
  for (const part of parts) {
    if (part.isMatch) ranges.push([text.length, text.length + part.text.length]);
    text += part.text;
  }
  return { text, ranges };
}

/** Where words that answer the query stand in a title. Of overlapping ones the first and longest. */
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
