import { expect, test } from "vitest";
import { outputsOf } from "../../lib/page-outputs";
import { run, samplesOf } from "../../lib/project";

const PAGE = "api/index.mdx";
const page = await outputsOf(PAGE);

page.restIs({});

test("node build.js", async () => {
  const printed = await run("node build.js", await samplesOf(PAGE, "build.js"));
  expect(printed).toContain("exit status 0");
  expect(printed).toContain("compiled successfully");
});
