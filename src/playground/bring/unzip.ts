import { unzipSync } from "fflate";
import type { BroughtFile } from "./brought-file";

/** The maximum size of a zip file in bytes. It's read as a whole. */
const MOST_BYTES = 100_000_000;

const DAMAGED = "This zip file is damaged, or it's encrypted.";

/** The first bytes of a zip file. */
const START = [0x50, 0x4b];

/** Returns whether bytes start like a zip file. */
export function isZip(bytes: Uint8Array): boolean {
  return START.every((byte, index) => bytes[index] === byte);
}

/**
 * Returns the files of a zip file. Each is only unpacked when it's read, and then at most to the size that the zip file
 * states.
 *
 * @throws {Error} When it can't be read. The message is a sentence for readers.
 */
export function filesInZip(zip: Uint8Array): BroughtFile[] {
  if (zip.length > MOST_BYTES) throw new Error(`This zip file is larger than ${MOST_BYTES / 1_000_000} MB.`);
  const found: BroughtFile[] = [];
  attempt(() => {
    unzipSync(zip, {
      filter({ name, originalSize }) {
        if (!name.endsWith("/")) found.push({ path: name, size: originalSize, read: async () => unpacked(zip, name) });
        return false;
      },
    });
  });
  return found;
}

function unpacked(zip: Uint8Array, path: string): Uint8Array {
  let isFound = false;
  const files = attempt(() =>
    unzipSync(zip, {
      filter({ name }) {
        const isWanted = name === path && !isFound;
        if (isWanted) isFound = true;
        return isWanted;
      },
    }),
  );
  const bytes = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!bytes) throw new Error(DAMAGED);
  return bytes;
}

function attempt<Value>(run: () => Value): Value {
  try {
    return run();
  } catch {
    throw new Error(DAMAGED);
  }
}
