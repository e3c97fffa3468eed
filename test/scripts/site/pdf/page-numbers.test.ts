import { expect, test } from "vitest";
import { pageNumbers } from "../../../../scripts/site/pdf/page-numbers";

test("an anchor has the number of its page, in page order, whatever the objects are called", () => {
  const pdf = [
    "%PDF-1.4",
    "7 0 obj",
    "<</Type /Page",
    "/Parent 9 0 R>>",
    "endobj",
    "12 0 obj",
    "<</Type /Page",
    "endobj",
    "9 0 obj",
    "<</Type /Pages",
    "/Count 2",
    "endobj",
    "13 0 obj",
    "<</guides--a-b.c [12 0 R /XYZ 0 259.38 0]",
    "/guides [7 0 R /XYZ 0 830.13 0]>>",
    "endobj",
  ].join("\n");
  expect([...pageNumbers(Buffer.from(pdf, "latin1"))]).toEqual([
    ["guides--a-b.c", 2],
    ["guides", 1],
  ]);
});
