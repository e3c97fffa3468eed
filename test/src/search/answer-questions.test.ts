import { afterEach, expect, test, vi } from "vitest";
import { answerQuestions, type WorkerAnswer, type WorkerQuestion } from "../../../src/search/answer-questions";
import { buildIndex } from "../../../src/search/build-index";
import { SearchEngine } from "../../../src/search/engine";
import { records } from "./records";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the worker's code without a worker. */
function startWorker(
  files: Record<string, Uint8Array | string>,
  folder = "https://example.org/search/",
  titles?: Uint8Array,
) {
  const answers: WorkerAnswer[] = [];
  const scope = Object.assign(new EventTarget(), { postMessage: (message: WorkerAnswer) => answers.push(message) });
  vi.stubGlobal("self", scope);
  vi.stubGlobal("fetch", async (url: URL) => {
    const file = files[url.pathname];
    return new Response(file === undefined ? null : (file as BodyInit), { status: file === undefined ? 404 : 200 });
  });
  answerQuestions(folder, titles);
  return {
    ask: (data: WorkerQuestion) => scope.dispatchEvent(new MessageEvent("message", { data })),
    answered: (kind: WorkerAnswer["kind"], id?: number) =>
      vi.waitFor(() => {
        const found = answers.find((message) => {
          return message.kind === kind && (id === undefined || ("id" in message && message.id === id));
        });
        if (!found) throw new Error(`There is no answer ${kind}.`);
        return found;
      }, 20_000),
  };
}

test("questions are answered below the base path, and the texts are announced", async () => {
  const { heads, bodies } = buildIndex(records);
  const texts = JSON.stringify(["Lead.", "The address."]);
  const worker = startWorker(
    {
      "/docs/search/heads.bin": heads,
      "/docs/search/full.json": bodies,
      "/docs/search/words.json": "{}",
      "/docs/search/text/0.json": texts,
    },
    "https://example.org/docs/search/",
  );
  worker.ask({ kind: "search", id: 7, text: "public path address", options: { limit: 1 } });
  expect(await worker.answered("more")).toEqual({ kind: "more" });
  const found = await worker.answered("results");
  if (found.kind !== "results" || !found.results[0]) throw new Error("There is no result.");
  expect(found).toMatchObject({ id: 7, results: [{ section: { url: "/concepts/output/#public-path" } }] });
  const [result] = found.results;
  const lost = { ...result, section: { ...result.section, page: 7 } };
  worker.ask({ kind: "excerpts", id: 8, results: [result, lost] });
  const said = await worker.answered("excerpts", 8);
  const cut = said.kind === "excerpts" && said.excerpts.map(({ text }) => text);
  expect(cut).toEqual(["The address.", ""]);
});

test("truncated texts fail the questions that only they answer, and titles still answer", async () => {
  const { heads, bodies } = buildIndex(records);
  const worker = startWorker(
    { "/search/full.json": bodies.subarray(0, -20), "/search/words.json": "{}" },
    undefined,
    heads,
  );
  worker.ask({ kind: "search", id: 1, text: "framework", options: {} });
  expect(await worker.answered("failed", 1)).toMatchObject({ message: expect.stringContaining("Error") });
  worker.ask({ kind: "search", id: 2, text: "public path", options: {} });
  expect(await worker.answered("results", 2)).toMatchObject({ isComplete: false, results: [{}, {}] });
});

test("a failure is reported with its number", async () => {
  const worker = startWorker({});
  worker.ask({ kind: "search", id: 1, text: "output", options: {} });
  expect(await worker.answered("failed", 1)).toMatchObject({ message: expect.stringContaining("status 404") });
});

test("a missing index is reported with its status", async () => {
  const worker = startWorker({});
  expect(await worker.answered("failed")).toMatchObject({ id: null, message: expect.stringContaining("status 404") });
});

test("texts that failed to load are requested again with the next question, even one that only they answer", async () => {
  const { heads, bodies } = buildIndex(records);
  const files: Record<string, Uint8Array | string> = { "/search/heads.bin": heads, "/search/words.json": "{}" };
  const worker = startWorker(files);
  expect(await worker.answered("failed")).toMatchObject({ message: expect.stringContaining("status 404") });
  files["/search/full.json"] = bodies;
  worker.ask({ kind: "search", id: 1, text: "framework", options: {} });
  expect(await worker.answered("results")).toMatchObject({ id: 1, isComplete: true, results: [{}] });
});

test("an index that failed to load is requested again", async () => {
  const { heads, bodies } = buildIndex(records);
  const files: Record<string, Uint8Array> = {};
  const worker = startWorker(files);
  await worker.answered("failed");
  Object.assign(files, {
    "/search/heads.bin": heads,
    "/search/full.json": bodies,
    "/search/words.json": "{}",
  });
  worker.ask({ kind: "search", id: 1, text: "output", options: {} });
  expect(await worker.answered("results")).toMatchObject({ id: 1 });
});

test("embedded titles aren't requested", async () => {
  const worker = startWorker({}, undefined, buildIndex(records).heads);
  worker.ask({ kind: "search", id: 1, text: "output", options: {} });
  expect(await worker.answered("results")).toMatchObject({ id: 1, isComplete: false });
});

test("the engine rehearses once its index has loaded, but not during a search", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const searched = vi.spyOn(SearchEngine.prototype, "search");
  const { heads, bodies } = buildIndex(records);
  const worker = startWorker({ "/search/full.json": bodies, "/search/words.json": "{}" }, undefined, heads);
  worker.ask({ kind: "search", id: 1, text: "output", options: {} });
  const engine = searched.mock.contexts[searched.mock.calls.findIndex(([, options]) => options)];
  const rehearsed = () => {
    return searched.mock.calls.filter(([, options], call) => !options && searched.mock.contexts[call] === engine)
      .length;
  };
  await vi.waitFor(() => expect(rehearsed()).toBeGreaterThan(0), { timeout: 20_000, interval: 20 });
  const before = rehearsed();
  worker.ask({ kind: "search", id: 2, text: "output", options: {} });
  await vi.advanceTimersByTimeAsync(400);
  expect(rehearsed()).toBe(before);
  await vi.advanceTimersByTimeAsync(2000);
  expect(rehearsed()).toBeGreaterThan(before);
});
