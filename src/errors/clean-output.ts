/** Escape sequences of terminals (ECMA-48): CSI sequences such as colors, and OSC sequences such as links. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences start with the control character ESC.
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;
/** Colors that have lost their ESC, as in many pasted outputs. */
const LOST_ESCAPES = /\[\d{1,3}(?:;\d{1,3})*m/g;
/** The lines of a box that a terminal draws around a message. */
const BOX = /^[ \t]*[│┃║|](.*)[│┃║|][ \t]*$/gm;
/**
 * The prefix that tools print before each line: Storybook's mark of an error, the name of a container, a step or a
 * process, and the time.
 */
const PREFIX =
  /^(?:ERR!\s|[\w.-]+\s*\|\s|\[\d+\]\s|#\d+\s[\d.]+\s|\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?:Z|\s?[AP]M)?\]?:?\s)+/gm;
const DOUBLE_QUOTES = /[“”„«»]/g;
const SINGLE_QUOTES = /[‘’‚]/g;
/** How Safari says that a variable is not defined. */
const NOT_DEFINED = /\bCan'?t find variable: ([\w$]+)/g;
/** How V8 reported a property of `undefined` before Node.js 16.9 and Chrome 92, perhaps without its quotation marks. */
const OLD_PROPERTY = /\bCannot (read|set) property (['"`]?)(<[^>]*>|[^\s'"`]+)\2 of (undefined|null)/gi;

/**
 * Removes from terminal or console output everything that isn't part of its messages: escape sequences, times and names
 * before lines, boxes, and line ends. All white space becomes single spaces, because terminals break lines anywhere.
 * Errors of JavaScript get today's wording.
 */
export function cleanOutput(text: string): string {
  return text
    .replace(ESCAPES, "")
    .replace(LOST_ESCAPES, "")
    .replace(/\r\n?/g, "\n")
    .replace(PREFIX, "")
    .replace(BOX, "$1")
    .replace(DOUBLE_QUOTES, '"')
    .replace(SINGLE_QUOTES, "'")
    .replace(/[\u200b-\u200d\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .replace(NOT_DEFINED, "$1 is not defined")
    .replace(OLD_PROPERTY, newProperty)
    .trim();
}

/** Returns a message, or the pattern of one, in the wording of today's V8. */
export function inTodaysWords(message: string): string {
  return message.replace(OLD_PROPERTY, newProperty);
}

function newProperty(_: string, verb: string, _quote: string, name: string, value: string): string {
  return `Cannot ${verb} properties of ${value} (${verb === "set" ? "setting" : "reading"} '${name}')`;
}
