/** Escape sequences of terminals (ECMA-48): CSI sequences such as colors, and OSC sequences such as links. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences start with the control character ESC.
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;
/** Colors that have lost their ESC, as in many pasted outputs. */
const LOST_ESCAPES = /\[\d{1,3}(?:;\d{1,3})*m/g;
/** The prefix that tools print before each line: the name of a container or a process, and the time. */
const PREFIX =
  /^(?:[\w.-]+\s*\|\s|\[\d+\]\s|\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?:Z|\s?[AP]M)?\]?:?\s)+/gm;
const DOUBLE_QUOTES = /[“”„«»]/g;
const SINGLE_QUOTES = /[‘’‚]/g;
/** How Safari says that a variable is not defined. */
const NOT_DEFINED = /\bCan't find variable: ([\w$]+)/g;

/**
 * Removes from terminal or console output everything that isn't part of its messages: escape sequences, times and names
 * before lines, and line ends. All white space becomes single spaces, because terminals break lines anywhere. Missing
 * variables get the wording of every browser except Safari.
 */
export function cleanOutput(text: string): string {
  return text
    .replace(ESCAPES, "")
    .replace(LOST_ESCAPES, "")
    .replace(/\r\n?/g, "\n")
    .replace(PREFIX, "")
    .replace(DOUBLE_QUOTES, '"')
    .replace(SINGLE_QUOTES, "'")
    .replace(NOT_DEFINED, "$1 is not defined")
    .replace(/[\u200b-\u200d\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
