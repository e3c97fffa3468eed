import { expect, test, vi } from "vitest";
import { Builder } from "../../../../src/playground/session/builder";
import type { CompilerFrame } from "../../../../src/playground/session/compiler-frame";
import { type BuildAnswer, type Progress, readAnswer } from "../../../../src/playground/session/read-answer";

const RESULT = readAnswer({ output: new Map([["dist/main.js", new Uint8Array(1)]]) });

/** Returns a builder whose builds end when the test tells them to. */
function setUp(load = async () => "5.112.2") {
  const asked: {
    text: string | undefined;
    end: (answer: BuildAnswer) => void;
    report: (progress: Progress) => void;
  }[] = [];
  const stops: (() => void)[] = [];
  const started: (string | null)[] = [];
  const start = (version: string | null): CompilerFrame => {
    started.push(version);
    const stop = vi.fn();
    stops.push(stop);
    return {
      ready: load(),
      prepare: async () => {},
      stop,
      build: (files, _, report) => new Promise((end) => asked.push({ text: files["a.js"], end, report })),
    };
  };
  const builder = new Builder(start, (files) => files.version ?? null);
  const update = (text: string) => builder.update({ files: { "a.js": text }, source: "page", wantsStats: false });
  return { builder, asked, started, stops, update };
}

test("builds run one after the other, and of several changes in between only the last one counts", async () => {
  const { builder, asked, update } = setUp();
  update("1");
  await expect.poll(() => asked.length).toBe(1);
  for (const text of ["2", "3", "4"]) update(text);
  asked[0]?.end(RESULT);
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(["1", "4"]);
  asked[1]?.end(RESULT);
  await expect.poll(() => builder.state.files).toEqual({ "a.js": "4" });
  expect(builder.state).toMatchObject({ phase: "built", version: "5.112.2", failure: null });
});

test("progress is that of the current build", async () => {
  const { builder, asked, update } = setUp();
  update("1");
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.report({ percent: 42, step: "building" });
  expect(builder.state).toMatchObject({ phase: "building", progress: { percent: 42, step: "building" } });
  update("2");
  asked[0]?.end(RESULT);
  await expect.poll(() => asked.length).toBe(2);
  expect(builder.state).toMatchObject({ phase: "building", progress: null });
  builder.stop();
  asked[1]?.report({ percent: 99, step: "sealing" });
  expect(builder.state.progress).toBeNull();
});

test("an edit that is undone while it builds is built again", async () => {
  const { builder, asked, update } = setUp();
  update("1");
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.end(RESULT);
  await expect.poll(() => builder.state.phase).toBe("built");
  update("2");
  await expect.poll(() => asked.length).toBe(2);
  update("1");
  asked[1]?.end(RESULT);
  await expect.poll(() => asked.map(({ text }) => text)).toEqual(["1", "2", "1"]);
});

test("a project that asks for another version of webpack is built with it, in a new frame", async () => {
  const { builder, asked, started, stops, update } = setUp();
  update("1");
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.end(RESULT);
  await expect.poll(() => builder.state.phase).toBe("built");
  builder.update({ files: { "a.js": "1", version: "5.99.9" }, source: "page", wantsStats: false });
  await expect.poll(() => asked.length).toBe(2);
  expect(started).toEqual([null, "5.99.9"]);
  expect(stops[0]).toHaveBeenCalledOnce();
  expect(stops[1]).not.toHaveBeenCalled();
});

test("a stopped build no longer changes anything, and the next one has a new frame", async () => {
  const { builder, asked, stops, update } = setUp();
  update("1");
  await expect.poll(() => asked.length).toBe(1);
  builder.stop();
  expect(stops[0]).toHaveBeenCalledOnce();
  expect(builder.state).toMatchObject({ phase: "stopped", failure: { message: "You stopped the build." } });
  asked[0]?.end(RESULT);
  update("1");
  await expect.poll(() => asked.length).toBe(2);
  expect(stops).toHaveLength(2);
  asked[1]?.end({ failure: { message: "No." } });
  await expect.poll(() => builder.state).toMatchObject({ phase: "built", result: null, failure: { message: "No." } });
});

test("a failure to load webpack is reported, and retried with the next change", async () => {
  const { builder, stops, update } = setUp(async () => {
    throw new Error("Check the connection.");
  });
  update("1");
  await expect
    .poll(() => builder.state)
    .toMatchObject({ phase: "stopped", failure: { message: "Check the connection." } });
  update("2");
  await expect.poll(() => stops.length).toBe(2);
});
