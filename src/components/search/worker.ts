/**
 * The entry of the search worker. Its script contains the titles, because on a slow line a further request would take
 * as long as everything else together. The first message is the path of the folder with the other files.
 */
import { titles } from "site-data/search";
import { answerQuestions } from "../../search/answer-questions";
import { kindOf } from "../../utilities/result-kinds";

self.addEventListener(
  "message",
  ({ data: folder }: MessageEvent<string>) => {
    const base = new URL(__webpack_public_path__, self.location.href);
    const bytes = titles ? new TextEncoder().encode(titles) : undefined;
    answerQuestions(new URL(folder, base).href, bytes, ({ url, title }) => kindOf(url, title));
  },
  { once: true },
);
