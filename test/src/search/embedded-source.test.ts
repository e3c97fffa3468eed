import { afterEach, expect, test, vi } from "vitest";
import type { WorkerAnswer, WorkerQuestion } from "../../../src/search/answer-questions";
import { buildIndex } from "../../../src/search/build-index";
import { createEmbeddedSource } from "../../../src/search/embedded-source";
import { SearchEngine } from "../../../src/search/engine";
import type { SearchOptions, Suggestion } from "../../../src/search/source";
import { records } from "./records";

afterEach(() => void vi.useRealTimers());

const { heads, bodies } = buildIndex(records);

/** The engine behind messages, as in the worker. Texts load when the test allows it. */
class FakeWorker extends EventTarget {
  readonly asked: WorkerQuestion[] = [];
  isBroken = false;
  private readonly engine: SearchEngine;

  constructor(texts: Promise<unknown>) {
    super();
    const load = async (name: string) => {
      if (name === "heads.bin") return heads;
      if (name === "words.json") return new TextEncoder().encode("{}");
      await texts;
      return name === "full.json"
        ? bodies
        : new TextEncoder().encode(JSON.stringify(["Lead.", "The address of assets."]));
    };
    this.engine = new SearchEngine(load, () => this.answer({ kind: "more" }));
    this.engine.finish();
  }

  async postMessage(question: WorkerQuestion): Promise<void> {
    this.asked.push(question);
    if (this.isBroken) return void this.dispatchEvent(new Event("error"));
    if (question.kind === "search") {
      const { id, text, options } = question;
      this.answer({ kind: "results", id, ...(await this.engine.search(text, options)) });
    } else {
      this.answer({ kind: "excerpts", id: question.id, excerpts: await this.engine.excerpts(question.results) });
    }
  }

  private answer(data: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function start() {
  let letGo: (value?: unknown) => void = () => {};
  const texts = new Promise((resolve) => {
    letGo = resolve;
  });
  const workers: FakeWorker[] = [];
  const getWorker = () => {
    workers.push(new FakeWorker(texts));
    return workers.at(-1) as unknown as Worker;
  };
  return { workers, letGo, source: createEmbeddedSource(getWorker) };
}

const options = (more: Partial<SearchOptions> = {}): SearchOptions => ({
  section: "",
  limit: 5,
  signal: new AbortController().signal,
  ...more,
});

test("titles answer before any text has loaded; then texts add excerpts and further results", async () => {
  const { source, letGo } = start();
  const better: Suggestion[][] = [];
  const first = await source.search("address", options({ onBetter: (found) => better.push(found) }));
  expect([first, better]).toEqual([[], []]);
  const titled = await source.search("public path", options({ onBetter: (found) => better.push(found) }));
  expect(titled[0]).toMatchObject({ url: "/concepts/output/#public-path", title: "Public path", text: "" });
  letGo();
  await vi.waitFor(() => expect(better.flat().map(({ text }) => text)).toContain("The address of assets."), 20_000);
  await vi.waitFor(
    () => expect(better.flat().map(({ url }) => url)).toContain("/configuration/output/#outputpublicpath"),
    20_000,
  );
});

test("texts are loaded for results that the reader looks at, not for those that the next key replaces", async () => {
  vi.useFakeTimers();
  const { source, workers } = start();
  const over = new AbortController();
  await source.search("public path", options({ signal: over.signal, onBetter: vi.fn() }));
  over.abort();
  await source.search("output", options({ onBetter: vi.fn() }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(workers[0]?.asked.map(({ kind }) => kind)).toEqual(["search", "search", "excerpts"]);
});

test("better answers to an outdated query aren't reported", async () => {
  vi.useFakeTimers();
  const { source, workers, letGo } = start();
  const over = new AbortController();
  const onBetter = vi.fn();
  await source.search("public path", options({ signal: over.signal, onBetter }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(workers[0]?.asked.at(-1)?.kind).toBe("excerpts");
  over.abort();
  letGo();
  await source.search("output", options());
  await vi.advanceTimersByTimeAsync(1000);
  expect(onBetter).not.toHaveBeenCalled();
});

test("a failed worker isn't asked again: the next question starts another", async () => {
  const { source, workers, letGo } = start();
  letGo();
  source.prepare?.();
  await Promise.resolve();
  if (workers[0]) workers[0].isBroken = true;
  await expect(source.search("output", options())).rejects.toThrow("The search worker couldn't be loaded.");
  expect((await source.search("output", options())).length).toBeGreaterThan(0);
  expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1]);
});

test("the reader's section is passed along", async () => {
  const { source, workers } = start();
  await source.search("output", options({ section: "concepts", limit: 3 }));
  expect(workers[0]?.asked.at(-1)).toMatchObject({ kind: "search", options: { near: "concepts", limit: 3 } });
});
