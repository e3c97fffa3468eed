import path from "node:path";

const messages = path.join(import.meta.dirname, "src/messages");
const parser = "@formatjs/icu-messageformat-parser";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true, html: true, htmlFilename: "index.html" },
  module: {
    rules: [
      { test: /\.json$/, include: messages, loader: "./messages-loader.js" },
    ],
  },
  resolve: { alias: { [`${parser}$`]: `${parser}/no-parser.js` } },
};
