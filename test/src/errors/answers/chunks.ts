import type { Answers } from "./types";

export const chunks: Answers = {
  "a package that Node.js looks for in Electron": {
    output: [
      "Uncaught Error: Cannot find module 'acme-price'",
      "    at Module._resolveFilename (module.js:470)",
      "    at Function.Module._load (module.js:418)",
      "    at require (internal/module.js:20)",
      "    at Object.<anonymous> (renderer.js:1145)",
      "    at __webpack_require__ (renderer.js:661)",
    ].join("\n"),
    entry: "chunks/#cannot-find-module",
    cause: /Node\.js, not webpack, is looking/,
  },
  "a file whose loader is missing, in the browser": {
    output: 'Uncaught Error: Cannot find module "./style.scss"',
    entry: "chunks/#cannot-find-module",
    cause: /build ended with an error/,
  },
  "scripts of an old build in the wrong order": {
    output: [
      "Version: webpack 3.12.0",
      "Uncaught TypeError: Cannot read property 'call' of undefined",
      "  var module = installedModules[moduleId] = { i: moduleId, l: false, exports: {} };",
      "> modules[moduleId].call(module.exports, module, module.exports, __webpack_require__);",
    ].join("\n"),
    entry: "chunks/#reading-call",
    cause: /wrong order/,
  },
  "an HTML page instead of a module, in the words of Chrome before 2025": {
    output:
      'Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of "text/html". Strict MIME type checking is enforced for module scripts per HTML spec.',
    entry: "chunks/#html-as-script",
    cause: /script's URL is relative/,
  },
  "a worker of a dev server": {
    output:
      "Uncaught SecurityError: Failed to construct 'Worker': Script at 'http://localhost:9010/assets/6edae550.worker.js' cannot be accessed from origin 'http://localhost:3000'.",
    entry: "chunks/#worker-origin",
    cause: /different servers/,
  },
  "a worker whose path is a variable": {
    output:
      "SecurityError: Failed to construct 'Worker': Script at 'file:///home/me/web/src/start.ts' cannot be accessed from origin 'http://localhost:3000'.",
    entry: "chunks/#worker-origin",
    cause: /doesn't recognize the worker/,
  },
  "a worker that Monaco doesn't find": {
    output:
      "Could not create web worker(s). Falling back to loading web worker code in main thread, which might cause UI freezes.\nYou must define a function MonacoEnvironment.getWorkerUrl or MonacoEnvironment.getWorker",
    entry: "chunks/#library-worker",
    cause: /Monaco doesn't know/,
  },
  "a worker that pdf.js doesn't find": {
    output:
      'Warning: Error: Setting up fake worker failed: "Failed to fetch dynamically imported module: http://localhost:3000/pdf.worker.mjs".',
    entry: "chunks/#library-worker",
    cause: /pdf.js doesn't know/,
  },
  "a hook that a plugin calls in vain": {
    output:
      "/project/node_modules/acme-webpack-plugin/lib/index.js:424\n    this.compiler.hooks.acmeReceive.call(this.lints);\n                                    ^\nTypeError: Cannot read property 'call' of undefined\n    at AcmePlugin.receive (/project/node_modules/acme-webpack-plugin/lib/index.js:424:53)",
    entry: "chunks/#reading-call",
    cause: /A plugin calls a hook/,
  },
  "a class of a CSS module that the browser misses": {
    output: "button.jsx:8 Uncaught TypeError: Cannot read properties of undefined (reading 'button')",
    entry: "chunks/#uncaught",
    cause: /CSS module that you import has no default export/,
  },
  "an update that another bundle receives": {
    output:
      "Uncaught TypeError: Cannot read property 'push' of undefined\n    at self.webpackHotUpdateshop (jsonp chunk loading:103)",
    entry: "chunks/#uncaught",
    cause: /Two bundles on the page/,
  },
};
