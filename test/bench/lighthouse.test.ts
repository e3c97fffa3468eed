import { expect, test } from "vitest";
import { medians, readAudit, whyNoLighthouse } from "./lighthouse";

test("runs on the versions of Node.js that its package lists", () => {
  expect(whyNoLighthouse("20.19.0")).toMatch(/needs Node 22\.19, this is 20\.19\.0/);
  expect(whyNoLighthouse("22.18.9")).toBeDefined();
  expect(whyNoLighthouse("22.19.0")).toBeUndefined();
  expect(whyNoLighthouse("24.1.0")).toBeUndefined();
});

test("scores become numbers up to 100, and a missing figure stays missing", () => {
  const categories = { performance: { score: 0.93 }, seo: { score: 1 } };
  const audits = { "largest-contentful-paint": { numericValue: 1234.5 } };
  expect(readAudit({ categories, audits })).toMatchObject({
    performance: 93,
    seo: 100,
    "Lighthouse LCP ms": 1234.5,
    CLS: null,
  });
});

test("each figure is the median of several runs, ignoring runs that lack it", () => {
  const runs = [
    { "TBT ms": 150, CLS: 0, performance: 98 },
    { "TBT ms": 20, CLS: null, performance: 100 },
    { "TBT ms": 40, CLS: 0, performance: 99 },
  ];
  expect(medians(runs)).toEqual({ "TBT ms": 40, CLS: null, performance: 99 });
});
