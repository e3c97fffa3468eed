import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { readTimes, runMeasured } from "./run-measured";

const options = { cwd: tmpdir(), env: process.env };

test("adds up minutes and seconds of a shell and its children", () => {
  expect(readTimes("0m0.01s 0m0.02s\n1m2.50s 0m3.000s\n")).toBeCloseTo(65.53);
});

describe.skipIf(process.platform === "win32")("a command", () => {
  test("costs what the processes below it cost", { timeout: 60_000 }, async () => {
    const work = "while (process.cpuUsage().user < 100000);";
    const { cpuSeconds, wallSeconds, peakMiB } = await runMeasured(`sh -c 'node -e "${work}"; true'`, options);
    expect(cpuSeconds).toBeGreaterThan(0.05);
    expect(wallSeconds).toBeGreaterThan(0);
    if (process.platform === "linux") expect(peakMiB).toBeGreaterThan(0);
  });

  test("a failing command reports its output", { timeout: 60_000 }, async () => {
    await expect(runMeasured("echo some reason >&2; exit 3", options)).rejects.toThrow("some reason");
  });
});
