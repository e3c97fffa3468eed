import { searchFiles } from "site-data/search";
import type { TextPart } from "./excerpt";
import { groupSuggestions } from "./group-suggestions";
import type { Range, SearchOptions, SearchSource } from "./source";
import type { SearchResult } from "./types";
import type { WorkerAnswer, WorkerQuestion } from "./worker";

type Reply = Extract<WorkerAnswer, { kind: "results" | "excerpt" }>;

/**
 * The index that was built with the site, asked in a worker.
 *
 * @param base absolute address of the site's folder, which the names of the index files start from.
 */
export function createEmbeddedSource(base: string, startWorker = newWorker): SearchSource {
  const worker = startWorker();
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let last = 0;
  const tell = (question: WorkerQuestion) => worker.postMessage(question);

  worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === "complete" || data.id === null) return; // a question that needs the files says what is wrong
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === "failed") asked?.reject(new Error(data.message));
    else asked?.resolve(data);
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The search worker could not be loaded."));
    waiting.clear();
  });
  tell({ kind: "start", names: searchFiles, base });

  function ask(toQuestion: (id: number) => WorkerQuestion): Promise<Reply> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      tell(toQuestion(id));
    });
  }

  async function find(text: string, { section, limit }: SearchOptions): Promise<SearchResult[]> {
    const options = { limit, ...(section && { near: section }) };
    const reply = await ask((id) => ({ kind: "search", id, text, options }));
    return reply.kind === "results" ? reply.results : [];
  }

  /** A result is of use without its excerpt. */
  async function excerpt(result: SearchResult): Promise<TextPart[]> {
    const reply = await ask((id) => ({ kind: "excerpt", id, result })).catch(() => null);
    return reply?.kind === "excerpt" ? reply.parts : [];
  }

  return {
    async search(query, options) {
      const results = await find(query, options);
      const excerpts = await Promise.all(results.map(excerpt));
      return groupSuggestions(results.map((result, index) => toSuggestion(result, excerpts[index] ?? [])));
    },
  };
}

function newWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL("./worker.ts", import.meta.url));
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
