import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The name under which an image is published, inside the output folder: `images/graph.1a2b3c4d5e.svg`, with a hash of its
 * content. Nothing when there is no such file.
 */
export function publishedName(file: string): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const { name, ext } = path.parse(file);
  return `images/${name.toLowerCase().replace(/[^a-z\d-]+/g, "-")}.${hash}${ext.toLowerCase()}`;
}
