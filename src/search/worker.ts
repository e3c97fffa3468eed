/** The engine's thread, which knows its files by itself: it fetches them while the page is still fetching the box. */
import { searchFiles } from "site-data/search";
import { answerQuestions } from "./answer-questions";

answerQuestions(searchFiles, new URL(__webpack_public_path__, self.location.href).href);
