import { mediaType } from "../media-type";
import type { ArrivedResult } from "../session/read-answer";

/** Longer texts would make the page slow. */
const MOST_CHARACTERS = 200_000;

/** Returns the text of an emitted file; undefined if there is no such file, or it isn't text. */
export function textOf(path: string, output: ArrivedResult["output"]): string | undefined {
  const bytes = output.get(path);
  if (!bytes || isBinary(path)) return undefined;
  return new TextDecoder().decode(bytes);
}

/** Returns whether a file isn't text, judging by its name. SVG images are text. */
function isBinary(path: string): boolean {
  return /^(?:image\/(?!svg)|font\/|application\/wasm)/.test(mediaType(path));
}

/** Returns a text without its end, if it's too long to be shown. */
export function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n… and more` : text;
}
