import type { Answers } from "./types";

export const hotUpdates: Answers = {
  "an overlay that's older than the dev server": {
    output: [
      "Uncaught TypeError: SocketClient is not a constructor",
      "    at initWDSSocket (WDSSocket.js:17)",
      "    at ../../node_modules/@pmmmwh/react-refresh-webpack-plugin/client/ErrorOverlayEntry.js",
    ].join("\n"),
    entry: "hot-updates/#react-refresh",
    cause: /too old for the dev server/,
  },
};
