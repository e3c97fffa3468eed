import { cleanOutput } from "./clean-output";

/** Lines that aren't messages: stack frames, code, progress, and what package managers and webpack add to a message. */
const NOT_MESSAGES = [
  /^at .*[:(]/,
  /^@ /,
  /^>?\s*\d*\s*[|│]/,
  /^>? ?\S+@\S+ \S+/,
  /^(?:>|\$) /,
  /^(?:[\d.]+ )?npm (?:err!|error|notice|warn)/i,
  /ELIFECYCLE|^error command failed|exit (?:code|status) \d|complete log of this run/i,
  /failed to solve|did not complete successfully|executor failed running|returned a non-zero code/i,
  /^(?:remote: |warning package\.json: )/i,
  /^(?:info|verb|notice|<i>|<s>|\d+%)/i,
  /^(?:for (?:more|further) information|see|more info|node\.js v\d)\b/i,
  /^https?:\S+$/,
  /^(?:failed to compile|compiled with)\b/i,
];
/** Features of a message, with the weight of each. */
const FEATURES: readonly [weight: number, feature: RegExp][] = [
  [3, /(?:^|[\s\]✖])(?:uncaught )?\w*(?:error|exception)\b[^:]{0,60}: ?\S/i],
  [
    2,
    /\b(?:fail(?:ed|s|ure)?|cannot|can['’]?t|could(?:n['’]t| not)|unable|unexpected|unknown|invalid|undefined|missing|must|denied|unsupported|refused|no such|not (?:found|supported|defined|a function|allowed|exist))\b/i,
  ],
  [1, /^\W*(?:\[[\w-]+\]\W*)?(?:error|warning|✖|✘|×)/i],
  [1, /\berrors? (?:occurred|while|during)\b/i],
];

/**
 * Returns the index of the line that is most likely the message of an output, `undefined` if no line looks like one. Of
 * several that look alike it's the first, because what comes later usually follows from it.
 *
 * @param lines The lines of an output, as they were pasted.
 */
export function messageLine(lines: readonly string[]): number | undefined {
  const weights = lines.map((line) => weightOf(cleanOutput(line)));
  const most = Math.max(0, ...weights);
  return most === 0 ? undefined : weights.indexOf(most);
}

function weightOf(line: string): number {
  if (NOT_MESSAGES.some((expression) => expression.test(line))) return 0;
  return FEATURES.reduce((sum, [weight, feature]) => (feature.test(line) ? sum + weight : sum), 0);
}
