/**
 * Added to the environment of tests that should record results instead of comparing them: `npm test` and `npm run prove` do so
 * for `--update`.
 */
export const RECORDING: NodeJS.ProcessEnv = { RECORD_RESULTS: "1" };

/** Returns whether a test should record its result. */
export function isRecording(): boolean {
  return process.env.RECORD_RESULTS === "1";
}
