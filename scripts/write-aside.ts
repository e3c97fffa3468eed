import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";

/** Writes a file that another build may be reading or writing at the same time: nobody ever sees half of it. */
export async function writeAside(file: string, text: string | Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, text);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
