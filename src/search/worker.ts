/**
 * The engine in a thread of its own: `new Worker(new URL("../search/worker.ts", import.meta.url))`. Messages in and out
 * are below; answers may come in another order than questions, so they carry their number.
 */
import { SearchEngine } from "./engine";
import type { TextPart } from "./excerpt";
import type { SearchOptions } from "./query";
import type { SearchFileNames, SearchResult } from "./types";

export type WorkerQuestion =
  /** First message: names of the files, and the absolute address they are relative to. */
  | { kind: "start"; names: SearchFileNames; base: string }
  | { kind: "search"; id: number; text: string; options: SearchOptions }
  | { kind: "excerpt"; id: number; result: SearchResult };

export type WorkerAnswer =
  | { kind: "results"; id: number; results: SearchResult[]; isComplete: boolean }
  | { kind: "excerpt"; id: number; parts: TextPart[] }
  /** The texts have come: the last question may have a better answer. */
  | { kind: "complete" }
  | { kind: "failed"; id: number | null; message: string };

let engine: SearchEngine | undefined;

self.addEventListener("message", async ({ data }: MessageEvent<WorkerQuestion>) => {
  try {
    await handle(data);
  } catch (error) {
    answer({ kind: "failed", id: "id" in data ? data.id : null, message: String(error) });
  }
});

async function handle(question: WorkerQuestion): Promise<void> {
  if (question.kind === "start") {
    const { names, base } = question;
    engine = new SearchEngine(names, (name) => fetchBytes(new URL(name, base), name === names.bodies));
    await complete(engine);
  } else if (!engine) {
    throw new Error("The search worker was asked before it was started.");
  } else if (question.kind === "search") {
    const { id, text, options } = question;
    let found = await engine.search(text, options);
    const asked = found.isComplete ? null : complete(engine).catch(() => {}); // again, if they failed to come before
    if (found.results.length === 0 && asked) {
      // Nothing is an answer of the texts only.
      await asked;
      found = await engine.search(text, options);
    }
    answer({ kind: "results", id, ...found });
  } else {
    answer({ kind: "excerpt", id: question.id, parts: await engine.excerpt(question.result) });
  }
}

async function complete(loaded: SearchEngine): Promise<void> {
  await loaded.finish();
  answer({ kind: "complete" });
}

async function fetchBytes(url: URL, canWait: boolean): Promise<Uint8Array> {
  const response = await fetch(url, { priority: canWait ? "low" : "auto" });
  if (!response.ok) throw new Error(`The search index at ${url.pathname} answered with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}
