/** The key under which the browser stores the reader's version of webpack. */
export const VERSION_KEY = "webpack-version";
