import { inBrowser } from "../../../lib/in-browser";
import type { Files } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** A package whose class extends one of Node.js's streams. */
const STREAM: Files = {
  "package.json": "{}",
  "src/index.js": 'import "keccak";',
  "node_modules/keccak/index.js":
    'const { Transform } = require("stream");\nmodule.exports = class extends Transform {};',
  "node_modules/stream-browserify/index.js": "exports.Transform = class {};",
};
raises("interop/#class-extends", {
  broken: () => inBrowser(STREAM, { resolve: { fallback: { stream: false } } }),
  fixed: () => inBrowser(STREAM, { resolve: { fallback: { stream: "stream-browserify" } } }),
});
