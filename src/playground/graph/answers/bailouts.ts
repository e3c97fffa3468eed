/**
 * webpack's reasons for keeping something or for not merging a module with others, and the sentences that the panel
 * shows instead. `$1` is a part of the reason.
 */
const SENTENCES: [pattern: RegExp, sentence: string][] = [
  [
    /^Statement \(\w+\) with side effects in source code at (.+)$/,
    'A statement at $1 may have side effects when the module loads, so webpack keeps the module even if none of its exports are used, unless its package.json has "sideEffects": false.',
  ],
  [
    /^Dependency \((.+)\) with side effects at (.+)$/,
    "The module that it imports at $2 may have side effects when it loads, so webpack keeps both.",
  ],
  [
    /^Inner graph bailout: eval\(\)$/,
    "It calls eval(), which can use any variable, so webpack keeps everything at its top level.",
  ],
  [
    /^CommonJS bailout: (\S+) is used directly at (.+)$/,
    "It uses $1 as a whole at $2, so webpack can't tell which exports it has and keeps all of them.",
  ],
  [
    /^CommonJS bailout: (\S+)\(\.\.\.\) prevents optimization as \S+ is passed as call context at (.+)$/,
    "It calls $1() at $2, which receives all exports as `this`, so webpack keeps all of them.",
  ],
  [/^CommonJS bailout: (.+)$/, "webpack keeps its CommonJS exports: $1."],
  [/^AMD bailout: .*$/, "It defines its exports with define(), which webpack doesn't analyze."],
  [
    /^ModuleConcatenation bailout: Module is not in strict mode$/,
    "It isn't an ES module and doesn't run in strict mode, so it keeps its own function.",
  ],
  [
    /^ModuleConcatenation bailout: Module is not an ECMAScript module$/,
    "It isn't an ES module, so it keeps its own function.",
  ],
  [/^ModuleConcatenation bailout: Module is not in any chunk$/, "It isn't in any chunk."],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): Module .+? is not in the same chunk\(s\) .*module is in chunk\(s\) (.+)\)$/,
    "It couldn't be merged with $1, which is in another chunk: $2.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): Module is not in strict mode$/,
    "It couldn't be merged with $1, which isn't an ES module.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): (.+)$/,
    "It couldn't be merged with $1. webpack's reason: $2.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+) because of (.+)$/,
    "It couldn't be merged with $1 because of $2.",
  ],
  [/^ModuleConcatenation bailout: (.+)$/, "It keeps its own function. webpack's reason: $1."],
];

/** Returns the meaning of an entry of `optimizationBailout`. An unknown entry is returned in webpack's words. */
export function explainBailout(text: string): string {
  const [pattern, sentence] = SENTENCES.find(([known]) => known.test(text)) ?? [];
  return pattern && sentence ? text.replace(pattern, sentence) : text;
}
