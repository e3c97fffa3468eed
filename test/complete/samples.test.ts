import { expect, test } from "vitest";
import { untestedSamples } from "../../scripts/checks/samples/untested-samples";
import { pages } from "./pages";

test("every configuration that a page shows is seen to have its effect", async () => {
  const untested = pages.map(async (page) => (await untestedSamples(page)).map(({ line }) => `${page.file}:${line}`));
  expect((await Promise.all(untested)).flat()).toEqual([]);
});
