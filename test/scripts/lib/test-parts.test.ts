import { expect, test } from "vitest";
import { TEST_PARTS } from "../../../scripts/lib/test-parts";
import config from "../../vitest.config";

test("both parts together have every project", () => {
  const names = config.test?.projects?.map((project) => {
    return typeof project === "object" && "test" in project ? project.test?.name : project;
  });
  expect(Object.values(TEST_PARTS).flat().sort()).toEqual(names?.sort());
});
