import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";
import { Buffer } from "buffer";

/**
 * The hash functions of Node.js that a configuration or a minimizer can ask for. webpack has its own md4 and xxhash64.
 */
const FUNCTIONS = new Map(Object.entries({ md5, sha1, sha256, sha384, sha512 }));

function createHash(name: string) {
  const found = FUNCTIONS.get(name.toLowerCase());
  if (!found)
    throw new Error(
      `The playground doesn't have the hash function "${name}". Use one of these: ${[...FUNCTIONS.keys()].join(", ")}.`,
    );
  const state = found.create();
  const hash = {
    update(data: string | Uint8Array, encoding?: BufferEncoding) {
      state.update(typeof data === "string" ? Buffer.from(data, encoding) : data);
      return hash;
    },
    digest(encoding?: BufferEncoding) {
      const bytes = Buffer.from(state.digest());
      return encoding ? bytes.toString(encoding) : bytes;
    },
  };
  return hash;
}

function randomBytes(length: number): Buffer {
  return Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(length)));
}

const crypto = { createHash, randomBytes };

export { crypto as "module.exports" };
