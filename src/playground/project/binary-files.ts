/**
 * The start of a data URL. Links, device storage and the editor can only hold strings, so a project stores a file that
 * isn't text, such as an image, as a data URL.
 */
const START = "data:application/octet-stream;base64,";

/** Returns whether a file isn't text, without decoding it. */
export function isBinary(text: string): boolean {
  return text.startsWith(START);
}

/** Returns the bytes of a file that isn't text; null for a text file. */
export function binaryOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith(START)) return null;
  try {
    return Uint8Array.from(atob(text.slice(START.length)), (letter) => letter.charCodeAt(0));
  } catch {
    return null; // The reader has written an invalid data URL.
  }
}

/** Returns a project's string for a file: its text, or a data URL with its bytes. */
export function asText(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    // A text that starts like such a data URL would be decoded later, so it's encoded as bytes as well.
    if (!text.includes("\0") && !text.startsWith(START)) return text;
  } catch {
    // It isn't text.
  }
  return START + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Returns whether a project has files that aren't text. */
export function hasBinaryFiles(project: Readonly<Record<string, string>>): boolean {
  return Object.values(project).some((text) => binaryOf(text) !== null);
}
