/**
 * The entry of the worker that measures a build. A large script takes seconds to parse, and nothing can interrupt that,
 * so the page would stop for that time.
 */
import { answer, type MeasureRequest } from "./messages";

self.addEventListener(
  "message",
  ({ data }: MessageEvent<MeasureRequest>) => answer(data, (message) => self.postMessage(message)),
  { once: true },
);
