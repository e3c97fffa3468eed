import { expect, test } from "vitest";
import type { Fence } from "../../../scripts/checks/samples/page-parts";
import { oneFence, proveFence } from "./one-fence";

const fence = (line: number, code: string): Fence => ({
  file: "guides/caching.mdx",
  line,
  column: 1,
  lang: "js",
  title: "webpack.config.js",
  meta: [],
  code,
});
const first = fence(12, 'export default { devtool: "eval" };');
const second = fence(30, 'export default { devtool: false, mode: "none" };');
const find = (words: string) => oneFence("guides/caching.mdx", "configurations", [first, second], words);

test("a sample is found by its words", () => {
  expect(find("eval")).toBe(first);
});

test("if no sample or more than one has the words, the message names the page and the lines", () => {
  expect(() => find("watch")).toThrow('src/content/guides/caching.mdx has 0 configurations that contain "watch". The');
  expect(() => find("devtool")).toThrow('2 configurations that contain "devtool" (lines 12, 30). The');
});

test("a failing proof names the page and the line of its sample", async () => {
  const failing = proveFence(first, async () => expect("main.js").toBe("app.js"));
  await expect(failing).rejects.toThrow(/^src\/content\/guides\/caching\.mdx:12\nexpected 'main\.js' to be 'app\.js'/);
});
