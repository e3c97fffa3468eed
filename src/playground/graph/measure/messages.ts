import type { Contents } from "./contents";
import { measure } from "./measure";
import type { FileMeasures, OutputFiles } from "./types";

/** The only message to the worker. */
export interface MeasureRequest {
  contents: Contents;
  files: OutputFiles;
}

/** The messages from the worker: the file that it measures now, and at the end all measures, or null if it failed. */
export type MeasureAnswer = { measuring: string } | { measures: FileMeasures[] | null };

/** Measures a build, and posts the answers. */
export async function answer(
  { contents, files }: MeasureRequest,
  post: (answer: MeasureAnswer) => void,
): Promise<void> {
  const measures = await measure(contents, files, (name) => post({ measuring: name })).catch(() => null);
  post({ measures });
}
