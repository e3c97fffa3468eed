import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";
import { reportText } from "../../../src/errors/report-text";

test("a question has the output around the message, known versions, and blanks for the others", () => {
  const output = [...Array(100).fill("progress"), "Error: The shop is closed", "webpack 5.101.0", "> nest build"].join(
    "\n",
  );
  const text = reportText(output, analyzeOutput(output, []));
  expect(text.split("\n").filter((line) => line === "progress")).toHaveLength(20);
  expect(text).toContain("Error: The shop is closed");
  expect(text).toContain("- webpack: 5.101.0\n- Node.js: (run `node --version`)\n");
  expect(text).toContain("- Created with: NestJS");
});
