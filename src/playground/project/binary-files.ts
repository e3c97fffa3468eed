/**
 * Everything that carries projects carries texts: links, the device, the editor. So a file that is no text, such as an image, is an
 * address of this kind in a project.
 */
const START = "data:application/octet-stream;base64,";

/** Returns the bytes of a file that is no text; null for one that is. */
export function binaryOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!text.startsWith(START)) return null;
  try {
    return Uint8Array.from(atob(text.slice(START.length)), (letter) => letter.charCodeAt(0));
  } catch {
    return null; // somebody has written such an address, and not well
  }
}

/** Returns what stands for a file in a project: its text, or else the address that has its bytes. */
export function asText(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    // What begins like an address of bytes would come back as these bytes.
    if (!text.includes("\0") && !text.startsWith(START)) return text;
  } catch {
    // It is no text.
  }
  return START + btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Returns whether a project has files that are no texts. */
export function hasBinaryFiles(project: Readonly<Record<string, string>>): boolean {
  return Object.values(project).some((text) => binaryOf(text) !== null);
}
