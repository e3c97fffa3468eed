import type { Fence } from "../../../scripts/checks/samples/page-parts";

/**
 * Returns the one sample with some words.
 *
 * @param page The file of the page below `src/content`.
 * @param kind The kind of the samples, in the plural, for the message.
 * @param fences Those of the page that are of this kind.
 * @throws {Error} If no sample or more than one contains the words.
 */
export function oneFence(page: string, kind: string, fences: Fence[], words: string): Fence {
  const found = fences.filter(({ code }) => code.includes(words));
  const [fence] = found;
  if (fence && found.length === 1) return fence;
  const places = found.length === 0 ? "" : ` (lines ${found.map(({ line }) => line).join(", ")})`;
  throw new Error(
    `src/content/${page} has ${found.length} ${kind} that contain "${words}"${places}. The proof needs exactly one, so change the words in the proof to match the page.`,
  );
}

/** Runs the proof of a sample. If it fails, the message begins with the sample's place: `src/content/index.mdx:12`. */
export async function proveFence({ file, line }: Fence, prove: () => Promise<void>): Promise<void> {
  try {
    await prove();
  } catch (error) {
    if (error instanceof Error) error.message = `src/content/${file}:${line}\n${error.message}`;
    throw error;
  }
}
