import { createHash } from "node:crypto";

/** Returns the first 32 hexadecimal digits of a SHA-256 digest of some texts. It differs for `ab, c` and `a, bc`. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}
