/**
 * What webpack says of why it could not leave something out, or not merge a module with others, and how it reads. `$1` is a part of
 * what it says.
 */
const SENTENCES: [pattern: RegExp, sentence: string][] = [
  [
    /^Statement \(\w+\) with side effects in source code at (.+)$/,
    'A statement at $1 may have an effect when the module loads, so webpack keeps the module even if nobody uses its exports, unless its package.json has "sideEffects": false.',
  ],
  [
    /^Dependency \((.+)\) with side effects at (.+)$/,
    "The module that it imports at $2 may have an effect when it loads, so webpack keeps both.",
  ],
  [
    /^Inner graph bailout: eval\(\)$/,
    "It calls eval(), which may use any variable, so webpack keeps everything that is at its top level.",
  ],
  [
    /^CommonJS bailout: (\S+) is used directly at (.+)$/,
    "It uses $1 as a whole at $2, so webpack cannot tell which exports it has and keeps all of them.",
  ],
  [
    /^CommonJS bailout: (\S+)\(\.\.\.\) prevents optimization as \S+ is passed as call context at (.+)$/,
    "It calls $1() at $2, which gets all exports as its `this`, so webpack keeps all of them.",
  ],
  [/^CommonJS bailout: (.+)$/, "Its CommonJS exports stay: $1."],
  [/^AMD bailout: .*$/, "It defines its exports with define(), which webpack does not look into."],
  [
    /^ModuleConcatenation bailout: Module is not in strict mode$/,
    "It is no ES module and does not run in strict mode, so it stays a function of its own.",
  ],
  [
    /^ModuleConcatenation bailout: Module is not an ECMAScript module$/,
    "It is no ES module, so it stays a function of its own.",
  ],
  [/^ModuleConcatenation bailout: Module is not in any chunk$/, "It is in no chunk."],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): Module .+? is not in the same chunk\(s\) .*module is in chunk\(s\) (.+)\)$/,
    "It could not be merged with $1, which is in another chunk: $2.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): Module is not in strict mode$/,
    "It could not be merged with $1, which is no ES module.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): (.+)$/,
    "It could not be merged with $1. webpack says: $2.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+) because of (.+)$/,
    "It could not be merged with $1 because of $2.",
  ],
  [/^ModuleConcatenation bailout: (.+)$/, "It stays a function of its own. webpack says: $1."],
];

/** Returns what an entry of `optimizationBailout` means. What is not known comes back in webpack's words. */
export function explainBailout(text: string): string {
  const [pattern, sentence] = SENTENCES.find(([known]) => known.test(text)) ?? [];
  return pattern && sentence ? text.replace(pattern, sentence) : text;
}
