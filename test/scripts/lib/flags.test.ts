import { afterEach, expect, test, vi } from "vitest";
import { readFlags } from "../../../scripts/lib/flags";

afterEach(() => vi.restoreAllMocks());

/** Makes the process look as if it was called with arguments. */
const callWith = (...given: string[]) =>
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "run.mjs", ...given]);

test("given flags are true, and others false", () => {
  callWith("--push");
  expect(readFlags("push", "allow-missing")).toEqual({ push: true, "allow-missing": false });
});

test.each(["--fats", "test/x.test.ts"])("%s, which would have no effect, is refused", (argument) => {
  callWith(argument);
  expect(() => readFlags("fast")).toThrow(argument);
});
