import { beforeEach, expect, test, vi } from "vitest";
import { createLoad } from "../../../../src/components/search/load";

const workers = vi.hoisted((): { onerror: (() => void) | null }[] => []);
vi.mock("../../../../src/components/search/start-worker", () => ({
  startWorker() {
    workers.push({ onerror: null });
    return workers.at(-1);
  },
}));
const box = vi.hoisted(() => ({ isAway: false }));
vi.mock("../../../../src/components/search/SearchBox", () => ({
  get SearchBox() {
    if (box.isAway) throw new Error("The chunk is away.");
    return () => null;
  },
}));

beforeEach(() => {
  workers.length = 0;
  box.isAway = false;
});

test("the engine starts together with the box; a second time there is a new one", async () => {
  const loading = createLoad(false)();
  expect(workers).toHaveLength(1);
  const { getWorker } = await loading;
  expect(getWorker()).toBe(workers[0]);
  expect(getWorker()).toBe(workers[1]);
});

test("an engine that fails while the box loads is replaced", async () => {
  const { getWorker } = await createLoad(false)();
  workers[0]?.onerror?.();
  expect(getWorker()).toBe(workers[1]);
});

test("a box that is loaded again finds the engine that was started", async () => {
  const load = createLoad(false);
  box.isAway = true;
  await expect(load()).rejects.toThrow();
  box.isAway = false;
  expect((await load()).getWorker()).toBe(workers[0]);
  expect(workers).toHaveLength(1);
});

test("with a hosted provider, the engine only starts when it's asked", async () => {
  const { getWorker } = await createLoad(true)();
  expect(workers).toHaveLength(0);
  getWorker();
  expect(workers).toHaveLength(1);
});
