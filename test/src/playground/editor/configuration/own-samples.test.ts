import { expect, test } from "vitest";
import { isConfiguration } from "../../../../../scripts/checks/samples/check-configurations";
import { partsOf } from "../../../../../scripts/checks/samples/page-parts";
import { pages } from "../../../../complete/pages";
import { findingsOf, parse } from "./read";

test("nothing is underlined in the configurations of our own pages, which webpack accepts", () => {
  const samples = pages.flatMap((page) => partsOf(page).fences).filter(isConfiguration);
  const read = samples.filter(({ code }) => parse(code).configurations.length > 0);
  expect(read.length).toBeGreaterThan(300);
  const wrong = read.flatMap(({ file, line, code }) =>
    findingsOf(code).map(({ message }) => `${file}:${line} ${message}`),
  );
  expect(wrong).toEqual([]);
});
