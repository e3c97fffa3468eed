import { cleanOutput } from "./clean-output";
import { findFirst } from "./find-first";
import { type FoundMessage, findMessages, LONGEST } from "./find-messages";
import { FRAMEWORKS, type Framework } from "./frameworks";
import { type LikelyCause, likelyCause } from "./likely-cause";
import { messageLine } from "./message-line";
import { type Origin, originOf } from "./origin-of";
import { OTHER_TOOLS } from "./other-tools";
import { type ProblemPlace, placeIn } from "./place-in";
import type { OtherTool, PlacedEntry } from "./types";
import { type Version, versionsIn } from "./versions-in";

/** A problem in an output that has to be solved by itself. */
export interface FoundProblem extends FoundMessage<PlacedEntry> {
  cause: LikelyCause;
  place: ProblemPlace | undefined;
  /** The messages that disappear with it. */
  consequences: PlacedEntry[];
}

/** Everything that an output tells. */
export interface Analysis {
  /** The problems in the order in which to work on them. */
  problems: FoundProblem[];
  /** The tool that runs webpack. */
  framework: Framework | undefined;
  /** Another program that has written lines of the output. */
  tool: OtherTool | undefined;
  versions: Version[];
  /** Where the first error with a stack was thrown. */
  origin: Origin | undefined;
  /** The index of the line that is most likely the message; `undefined` if no line looks like one. */
  line: number | undefined;
  /** Whether the output has a message that is neither known nor written by another program. */
  isUnknown: boolean;
}

/** The start of an error's message, such as `TypeError:`. */
const NEXT_ERROR = /\b\w*Error: /;

/** Takes an output apart: which messages it has and why, where, and who else speaks in it. */
export function analyzeOutput(output: string, entries: readonly PlacedEntry[]): Analysis {
  const text = cleanOutput(output.slice(0, LONGEST));
  const framework = findFirst(FRAMEWORKS, text);
  const tool = findFirst(OTHER_TOOLS, text);
  // A general form says less about an output than the program that has written it.
  const messages = findMessages(output, entries, { isSpecific: tool !== undefined && !tool.isTrailer });
  const problems = messages.filter((message) => rootOf(message, messages) === message);
  const line = messageLine(output.slice(0, LONGEST).split("\n"));
  return {
    problems: problems.map((problem) => ({
      ...problem,
      cause: likelyCause(problem.entry.signs ?? [], {
        problem: problem.around,
        origin: originOf(stackOf(problem)),
        output: text,
        framework,
      }),
      place: placeIn(problem.around),
      consequences: messages
        .filter((message) => message !== problem && rootOf(message, messages) === problem)
        .map(({ entry }) => entry),
    })),
    framework,
    tool,
    versions: versionsIn(text),
    origin: originOf(text),
    line,
    isUnknown: problems.length === 0 && (!tool || (tool.isTrailer === true && line !== undefined)),
  };
}

/** Returns the message that a message follows from, directly or not. In a circle, it's the first of the list. */
function rootOf(
  message: FoundMessage<PlacedEntry>,
  messages: readonly FoundMessage<PlacedEntry>[],
): FoundMessage<PlacedEntry> {
  const before = messages.slice(0, messages.indexOf(message));
  const cause = before.find(({ entry }) => message.causes.includes(entry));
  return cause ? rootOf(cause, messages) : message;
}

/**
 * Returns the text with the stack of a message. A stack below the next error isn't its own, unless it passes on that
 * error.
 */
function stackOf({ entry, text, around }: FoundMessage<PlacedEntry>): string {
  const below = around.slice(around.lastIndexOf(text) + text.length);
  return entry.passesOn ? below : below.split(NEXT_ERROR, 1).join();
}
