import { expect, test } from "vitest";
import { kindOf } from "../../../src/utilities/result-kinds";

test.each([
  ["/configuration/output/#outputfilename", "output.filename", "option"],
  ["/configuration/module/#ruleuse", "Rule.use", "option"],
  ["/plugins/split-chunks-plugin/#cachegroups", "splitChunks.cacheGroups.{cacheGroup}.test", "option"],
  ["/loaders/css-loader/#importloaders", "importLoaders", "option"],
  ["/loaders/css-loader/", "css-loader", "loader"],
  ["/loaders/css-loader/#options", "Options", "loader"],
  ["/configuration/output/", "Output", "configuration"],
  ["/configuration/output/#main-options", "Main options", "configuration"],
  ["/api/compiler-hooks/#thiscompilation", "thisCompilation", "hook"],
  ["/api/compiler-hooks/#what-goes-wrong", "What goes wrong", "api"],
  ["/api/cli/#--watch", "--watch", "flag"],
  ["/guides/caching/#output-filenames", "Output filenames", "guide"],
  ["/errors/resolve/#cannot-resolve", "Module not found", "error"],
  ["/glossary/#chunk", "Chunk", "glossary"],
  ["/", "webpack", null],
  ["/#bundle", "Bundle", null],
])("%s with the title %s is of the kind %s", (url, title, kind) => {
  expect(kindOf(url, title)).toBe(kind);
});
