import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { withDarkSide } from "./dark-diagram";

/** What readers get of an image; throws where there is no such file. */
export function publishedBytes(file: string): Buffer {
  const bytes = readFileSync(file);
  return file.toLowerCase().endsWith(".svg") ? Buffer.from(withDarkSide(bytes.toString("utf8"))) : bytes;
}

/**
 * The name under which an image is published, inside the output folder: `images/graph.1a2b3c4d5e.svg`, with a hash of what
 * readers get. Nothing when there is no such file.
 */
export function publishedName(file: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = publishedBytes(file);
  } catch {
    return undefined;
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const { name, ext } = path.parse(file);
  return `images/${name.toLowerCase().replace(/[^a-z\d-]+/g, "-")}.${hash}${ext.toLowerCase()}`;
}
