import type { Answers } from "./types";

export const typescript: Answers = {
  "declarations that are newer than TypeScript": {
    output: "[tsl] ERROR in /project/node_modules/@types/node/assert.d.ts(733,60)\n      TS1005: ';' expected.",
    entry: "typescript/#old-typescript",
    cause: /older than the package/,
  },
  "a package of a monorepo that hasn't been built": {
    output:
      "src/util.ts:35:8 - error TS2307: Cannot find module '@acme/editor' or its corresponding type declarations.",
    entry: "typescript/#ts2307",
    cause: /isn't there/,
  },
  "a wrong property, whose types have only one version": {
    output:
      "TS2345: Argument of type '{ price: string; }' is not assignable to parameter of type 'Item'.\n  Types of property 'price' are incompatible.\n    Type 'string' is not assignable to type 'number'.",
    entry: "typescript/#not-assignable",
    cause: /mistake in the code/,
  },
};
