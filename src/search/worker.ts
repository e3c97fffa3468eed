/**
 * The engine's thread. The titles of the index stand in its script: on a slow line a request that waits for another costs
 * as much as all else. Where the rest of it lies is the first thing that it is told.
 */
import { titles } from "site-data/search";
import { answerQuestions } from "./answer-questions";

self.addEventListener(
  "message",
  ({ data: folder }: MessageEvent<string>) => {
    const base = new URL(__webpack_public_path__, self.location.href);
    answerQuestions(new URL(folder, base).href, titles ? new TextEncoder().encode(titles) : undefined);
  },
  { once: true },
);
