import { readFileSync } from "node:fs";
import path from "node:path";
import { contentHash } from "../../lib/digest";
import { withDarkSide } from "./dark-diagram";

/** Returns the published bytes of an image. Throws if the file does not exist. */
export function publishedBytes(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.toLowerCase().endsWith(".svg") ? Buffer.from(withDarkSide(bytes.toString("utf8"))) : bytes;
}

/**
 * Returns the published name of an image, relative to the output folder: `images/graph.1a2b3c4d5e.svg`, with a hash of
 * the published bytes. Returns undefined if the file does not exist.
 */
export function publishedName(file: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = publishedBytes(file);
  } catch {
    return undefined;
  }
  const hash = contentHash(bytes, 10);
  const { name, ext } = path.parse(file);
  return `images/${name.toLowerCase().replace(/[^a-z\d-]+/g, "-")}.${hash}${ext.toLowerCase()}`;
}
