import { createHash } from "node:crypto";

/** Returns 32 hexadecimal digits of a SHA-256 digest of some texts. It differs for `ab, c` and `a, bc`. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}

/** Returns the start of the SHA-256 hash of a file in hexadecimal digits, for its published name or address. */
export function contentHash(content: string | Uint8Array, digits: number): string {
  return createHash("sha256").update(content).digest("hex").slice(0, digits);
}
