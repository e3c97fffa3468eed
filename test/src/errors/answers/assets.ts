import type { Answers } from "./types";

export const assets: Answers = {
  "a template, and not the configuration, with an unknown name": {
    output: "ERROR in Template execution failed: ReferenceError: html is not defined",
    entry: "assets/#template-failed",
    cause: /name is misspelled/,
  },
};
