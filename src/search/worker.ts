/**
 * The engine's thread. It asks for the titles of the index before it loads its own code: on a slow line a request that
 * waits for another costs as much as all else.
 */
import { searchFiles } from "site-data/search";
import { fetchFile } from "./fetch-file";

const base = new URL(__webpack_public_path__, self.location.href).href;
const titles = fetchFile(searchFiles.heads, base);
titles.catch(() => {}); // whoever needs them hears of it

// Loading code stops this thread, so no question comes before there is somebody to answer it.
import(/* webpackChunkName: "search-engine" */ "./answer-questions").then(({ answerQuestions }) =>
  answerQuestions(searchFiles, base, titles),
);
