import type { OtherTool } from "../types";
import { BUNDLERS } from "./bundlers";
import { CHECKERS } from "./checkers";

/** Names of commands and files that tell who has run, where no message does. */
const TRACES: readonly [name: string, signs: readonly string[]][] = [
  ["Vitest", ["vitest run", "vitest.config"]],
  ["Jest", ["jest.config.js", "jest --", "$ jest"]],
  ["Vite", ["vite.config.js", "vite.config.ts", "vite build", "vite dev"]],
  ["Rollup", ["rollup -c", "rollup.config.js", "rollup.config.mjs"]],
  ["Parcel", ["parcel build"]],
  ["Turbopack", ["next dev --turbo", "next build --turbopack"]],
  ["esbuild", ["esbuild src"]],
  ["ESLint", ["eslint --", "eslint .", "eslint src"]],
];

/** Programs that an output only names: the general entry of each, with weaker signs. */
export const NAMED_TOOLS: readonly OtherTool[] = TRACES.flatMap(([name, signs]) => {
  const general = [...BUNDLERS, ...CHECKERS].findLast((tool) => tool.name === name);
  return general ? [{ ...general, signs }] : [];
});
