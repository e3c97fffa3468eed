/** Why webpack could not leave something out, or not merge a module with others. */
export interface Bailout {
  /** What it keeps webpack from: leaving the module out, leaving exports out, or merging it with others. */
  effect: "module stays" | "exports stay" | "not merged";
  sentence: string;
}

/** What webpack says, and how it reads. `$1` is a part of what it says. */
const SENTENCES: [pattern: RegExp, effect: Bailout["effect"], sentence: string][] = [
  [
    /^Statement \(\w+\) with side effects in source code at (.+)$/,
    "module stays",
    'A statement at $1 may have an effect when the module loads, so webpack keeps the module even if nobody uses its exports, unless its package.json has "sideEffects": false.',
  ],
  [
    /^Dependency \((.+)\) with side effects at (.+)$/,
    "module stays",
    "The module that it imports at $2 may have an effect when it loads, so webpack keeps both.",
  ],
  [
    /^Inner graph bailout: eval\(\)$/,
    "exports stay",
    "It calls eval(), which may use any variable, so webpack keeps everything that is at its top level.",
  ],
  [
    /^CommonJS bailout: (\S+) is used directly at (.+)$/,
    "exports stay",
    "It uses $1 as a whole at $2, so webpack cannot tell which exports it has and keeps all of them.",
  ],
  [
    /^CommonJS bailout: (\S+)\(\.\.\.\) prevents optimization as \S+ is passed as call context at (.+)$/,
    "exports stay",
    "It calls $1() at $2, which gets all exports as its `this`, so webpack keeps all of them.",
  ],
  [/^CommonJS bailout: (.+)$/, "exports stay", "Its CommonJS exports stay: $1."],
  [/^AMD bailout: .*$/, "exports stay", "It defines its exports with define(), which webpack does not look into."],
  [
    /^ModuleConcatenation bailout: Module is not in strict mode$/,
    "not merged",
    "It is no ES module and does not run in strict mode, so it stays a function of its own.",
  ],
  [
    /^ModuleConcatenation bailout: Module is not an ECMAScript module$/,
    "not merged",
    "It is no ES module, so it stays a function of its own.",
  ],
  [/^ModuleConcatenation bailout: Module is not in any chunk$/, "not merged", "It is in no chunk."],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): Module .+? is not in the same chunk\(s\) .*module is in chunk\(s\) (.+)\)$/,
    "not merged",
    "It could not be merged with $1, which is in another chunk: $2.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): Module is not in strict mode$/,
    "not merged",
    "It could not be merged with $1, which is no ES module.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+?): (.+)$/,
    "not merged",
    "It could not be merged with $1. webpack says: $2.",
  ],
  [
    /^ModuleConcatenation bailout: Cannot concat with (.+) because of (.+)$/,
    "not merged",
    "It could not be merged with $1 because of $2.",
  ],
  [/^ModuleConcatenation bailout: (.+)$/, "not merged", "It stays a function of its own. webpack says: $1."],
];

/** Returns what an entry of `optimizationBailout` means. What is not known comes back in webpack's words. */
export function explainBailout(text: string): Bailout {
  const known = SENTENCES.find(([pattern]) => pattern.test(text));
  if (!known) return { effect: "exports stay", sentence: text };
  const [pattern, effect, sentence] = known;
  return { effect, sentence: text.replace(pattern, sentence) };
}
