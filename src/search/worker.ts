/**
 * The engine's thread. The titles of the index stand in its script: on a slow line a request that waits for another costs
 * as much as all else.
 */
import { searchFiles, titles } from "site-data/search";
import { answerQuestions } from "./answer-questions";

const base = new URL(__webpack_public_path__, self.location.href).href;
answerQuestions(searchFiles, base, titles ? new TextEncoder().encode(titles) : undefined);
