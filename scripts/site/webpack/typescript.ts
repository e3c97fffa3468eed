import type { RuleSetRule } from "webpack";

/**
 * The rule for TypeScript without JSX, whose types webpack itself removes (`experiments.typescript`). It costs nothing,
 * because webpack parses each module anyway, while `ts-loader` parses and prints it once more. Imports have no extension.
 */
export const TYPESCRIPT: RuleSetRule = { test: /\.ts$/, type: "javascript/auto", resolve: { fullySpecified: false } };
