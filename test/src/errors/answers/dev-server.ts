import type { Answers } from "./types";

export const devServer: Answers = {
  "a program that a plugin starts": {
    output: "Compiling your crate...\n\nError: spawn wasm-pack ENOENT\n    at _errnoException (util.js:992:11)",
    entry: "dev-server/#open",
    cause: /plugin starts a program/,
  },
  "a browser that the server can't open": {
    output: 'Unable to open "http://localhost:8080/" page in "firefox" app\nError: spawn xdg-open ENOENT',
    entry: "dev-server/#open",
    cause: /doesn't have a browser/,
  },
  "a proxy without the path of webpack-dev-server 3": {
    output: "GET http://shop.example/sockjs-node/info?t=1563412345678 404 (Not Found)",
    entry: "dev-server/#disconnected",
    cause: /proxy in between/,
  },
};
