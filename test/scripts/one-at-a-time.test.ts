import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { oneAtATime } from "../../scripts/one-at-a-time";
import { temporaryFolder, writeContent } from "./temporary-content";

const GONE = 2 ** 30;

test("who comes second waits, is told for whom, and goes on", async () => {
  const folder = await writeContent({ [`lock/${process.ppid}/x`]: "" });
  const onWait = vi.fn();
  const work = vi.fn(async () => "done");
  const result = oneAtATime(path.join(folder, "lock"), onWait, work);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled(), 20_000);
  expect(work).not.toHaveBeenCalled();

  await rm(path.join(folder, "lock"), { recursive: true });
  expect(await result).toBe("done");
  expect(onWait.mock.calls).toEqual([[process.ppid]]);
  expect(await readdir(folder)).toEqual([]);
});

test("the lock of a process that was ended is taken away, and what it left while waiting", async () => {
  const folder = await writeContent({ [`lock/${GONE}/x`]: "", [`lock.${GONE - 1}/x`]: "" });
  const onWait = vi.fn();
  expect(await oneAtATime(path.join(folder, "lock"), onWait, async () => readdir(folder))).toEqual(["lock"]);
  expect(onWait).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual([]);
});

test("it is given back when the work fails", async () => {
  const folder = await temporaryFolder();
  const fail = () => Promise.reject(new Error("no"));
  await expect(oneAtATime(path.join(folder, "lock"), () => {}, fail)).rejects.toThrow("no");
  expect(await readdir(folder)).toEqual([]);
});
