import type { Answers } from "./types";

export const moduleFederation: Answers = {
  "a plugin that passes its own option on": {
    output: [
      "ValidationError: Invalid options object. Module Federation Plugin has been initialized using an options object that does not match the API schema.",
      " - options has an unknown property 'isServer'.",
    ].join("\n"),
    entry: "module-federation/#options",
    cause: /passes on/,
  },
  "two installed copies of React": {
    output: "Warning: Invalid hook call. Hooks can only be called inside of the body of a function component.",
    entry: "module-federation/#two-reacts",
    cause: /copies of React are installed/,
  },
  "a container of Module Federation in Vue CLI": {
    output:
      "chunk-vendors.js:1 Uncaught (in promise) ScriptExternalLoadError: Loading script failed.\n(missing: http://localhost:8080/remoteEntry.js)",
    entry: "module-federation/#script-missing",
    cause: /splitChunks/,
  },
  "a remote's module among the shared ones": {
    output: [
      "ERROR in resolving fallback for shared module cart/Module",
      "Module not found: Error: Can't resolve 'cart/Module' in '/web/apps/shell/src'",
    ].join("\n"),
    entry: "module-federation/#fallback",
    cause: /comes from a remote/,
  },
  "a container that something else replaces, without the module": {
    output: "Uncaught TypeError: fn is not a function",
    entry: "module-federation/#not-a-function",
    cause: /./,
  },
};
