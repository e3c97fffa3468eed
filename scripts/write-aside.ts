import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file that another build may be reading or writing at the same time: nobody ever sees half of it. At once:
 * hundreds of small files take much longer in turns.
 */
export function writeAside(file: string, text: string | Uint8Array): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(aside, text);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
