import type { Answers } from "./types";

export const externals: Answers = {
  "a driver that the bundle of a server lacks": {
    output:
      "Error: Please install mysql2 package manually\n    at ConnectionManager._loadDialectModule (/var/task/src/handler.js:1:411231)",
    entry: "externals/#left-out",
    cause: /only works from `?node_modules/,
  },
  "views that aren't beside the bundle": {
    output:
      'Error: Failed to lookup view "index" in views directory "/project/dist/views"\n    at Function.render (webpack:///./node_modules/express/lib/application.js?:580:17)',
    entry: "externals/#left-out",
    cause: /Express looks/,
  },
};
