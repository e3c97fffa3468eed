import path from "node:path";
import { expect, test } from "vitest";
import { useGuide } from "./guide";

// The helper itself, with the project that the dialect's fixture shows.
const guide = useGuide("project", { section: path.join(import.meta.dirname, "../../fixtures/dialect") });

test("a build, its output and its page", async () => {
  await guide.goTo("1-first");
  expect(guide.files(".")).toEqual(["index.html", "package.json", "src/add.js", "src/index.js", "webpack.config.js"]);
  const { output } = await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["main.js"]);
  await guide.expectOutput("build.txt", output);
  const page = await guide.open("index.html");
  await page.getByText("1 + 2 = 3").waitFor();
});
