import { expect, test } from "vitest";
import { untestedSamples } from "../../scripts/checks/samples/untested-samples";
import { pages } from "./pages";

test("every configuration on a page has a proof of its effect", async () => {
  const untested = pages.map(async (page) => (await untestedSamples(page)).map(({ line }) => `${page.file}:${line}`));
  expect((await Promise.all(untested)).flat()).toEqual([]);
});
