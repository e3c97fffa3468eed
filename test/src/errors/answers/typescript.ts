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
  "a JSON file that TypeScript doesn't read": {
    output:
      "[tsl] ERROR in /project/src/index.ts(1,15)\n      TS2732: Cannot find module './prices.json'. Consider using '--resolveJsonModule' to import module with '.json' extension.",
    entry: "typescript/#ts2307",
    cause: /not a script/,
  },
  "a JSON file that isn't there": {
    output:
      "[tsl] ERROR in /project/src/index.ts(1,15)\n      TS2307: Cannot find module './prices.json' or its corresponding type declarations.",
    entry: "typescript/#ts2307",
    cause: /isn't there/,
  },
  "ts-node with TypeScript 4.7": {
    output:
      "Error: Debug Failure. False expression: Non-string value passed to `ts.resolveTypeReferenceDirective`, likely by a wrapping package working with an outdated signature.",
    entry: "typescript/#unmaintained-loader",
    cause: /older than TypeScript 4\.7/,
  },
};
