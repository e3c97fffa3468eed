import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";
import { findMessages } from "../../../src/errors/find-messages";
import { assets } from "./answers/assets";
import { babel } from "./answers/babel";
import { cache } from "./answers/cache";
import { chunks } from "./answers/chunks";
import { commandLine } from "./answers/command-line";
import { configuration } from "./answers/configuration";
import { devServer } from "./answers/dev-server";
import { entryOutput } from "./answers/entry-output";
import { externals } from "./answers/externals";
import { hotUpdates } from "./answers/hot-updates";
import { interop } from "./answers/interop";
import { loaders } from "./answers/loaders";
import { moduleFederation } from "./answers/module-federation";
import { plugins } from "./answers/plugins";
import { polyfills } from "./answers/polyfills";
import { resolve } from "./answers/resolve";
import type { Answers } from "./answers/types";
import { typescript } from "./answers/typescript";
import { catalog, placed } from "./catalog";

const ANSWERS: Answers = {
  ...assets,
  ...babel,
  ...cache,
  ...chunks,
  ...commandLine,
  ...configuration,
  ...devServer,
  ...entryOutput,
  ...externals,
  ...hotUpdates,
  ...interop,
  ...loaders,
  ...moduleFederation,
  ...plugins,
  ...polyfills,
  ...resolve,
  ...typescript,
};

test.each(Object.entries(ANSWERS))("%s is the likely cause", (_, { output, entry, cause }) => {
  const [first] = analyzeOutput(output, placed).problems;
  const found = catalog[first?.entry.id ?? -1];
  expect(found?.id).toBe(entry);
  expect(found?.causes?.[first?.cause.index ?? -1]?.title).toMatch(cause);
});

test("a property whose name only begins like a hook's has nothing to do with React", () => {
  const output =
    "TypeError: Cannot read property 'used' of null\n    at processDependency (/project/node_modules/webpack/lib/FlagDependencyUsagePlugin.js:68:25)";
  expect(findMessages(output, catalog).map(({ entry }) => entry.id)).not.toContain("module-federation/#two-reacts");
});

test("an error of a browser's font parser isn't ESLint's", () => {
  const output =
    "OTS parsing error: invalid version tag\nFailed to decode downloaded font: http://localhost:8080/shop.woff2";
  expect(analyzeOutput(output, placed).tool?.name).not.toBe("ESLint");
});

test("an output with nothing but the trailer of npm has no problem of webpack", () => {
  const output = [
    "npm ERR! code ELIFECYCLE",
    "npm ERR! errno 2",
    "npm ERR! shop@1.0.0 build: `webpack --config webpack.prod.js`",
    "npm ERR! Exit status 2",
    "npm ERR! Failed at the shop@1.0.0 build script.",
    "npm ERR! This is probably not a problem with npm. There is likely additional logging output above.",
  ].join("\n");
  const { problems, tool, isUnknown } = analyzeOutput(output, placed);
  expect([problems, tool?.isTrailer, isUnknown]).toEqual([[], true, false]);
});

test("a message is found although the problem before it ends with the message's first word", () => {
  const output = `assets by status 676 bytes [cached] 1 asset

ERROR in ../public/main.js
Asset "../public/main.js" is not emitted because it would be written outside of output.path (/project/dist).`;
  expect(findMessages(output, catalog).map(({ entry }) => entry.id)).toEqual(["entry-output/#asset-outside"]);
});
