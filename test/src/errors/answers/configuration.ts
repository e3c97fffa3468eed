import type { Answers } from "./types";

export const configuration: Answers = {
  "a newer option in an older file of Webpacker": {
    output:
      "> bin/webpack-dev-server\n[webpack-cli] webpack Dev Server Invalid Options\n\noptions.allowedHosts should be array",
    entry: "configuration/#dev-server",
    cause: /framework's own file/,
  },
  "a plugin for CRACO among those of webpack": {
    output: "> craco start\nFailed to compile.\n - configuration.plugins[0] misses the property 'apply'.",
    entry: "configuration/#plugin-apply",
    cause: /CRACO/,
  },
  "a rule for webpack 5 that webpack 4 reads": {
    output:
      'Invalid configuration object. Webpack has been initialised using a configuration object that does not match the API schema.\n - configuration.module.rules[12].type should be one of these:\n   "javascript/auto" | "javascript/dynamic"',
    entry: "configuration/#wrong-type",
    cause: /webpack 4 reads it/,
  },
  "a newer server than Create React App was made for": {
    output:
      "> react-scripts start\nInvalid options object. Dev Server has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'onAfterSetupMiddleware'.",
    entry: "configuration/#dev-server",
    cause: /Create React App 5/,
  },
  "an option of webpack among those of the server": {
    output:
      "[webpack-cli] Invalid options object. Dev Server has been initialized using an options object that does not match the API schema.\n - options has an unknown property 'module'.",
    entry: "configuration/#dev-server",
    cause: /top level/,
  },
  "an option of webpack 4 without webpack's advice": {
    output:
      " - configuration.output has an unknown property 'jsonpFunction'. These properties are valid:\n   object { assetModuleFilename?, charset? }",
    entry: "configuration/#unknown-in-object",
    cause: /webpack 4 or an older/,
  },
  "a devtool that isn't a text": {
    output: [
      "configuration.devtool should be one of these:",
      "   string | false",
      "   A developer tool to enhance debugging.",
    ].join("\n"),
    entry: "configuration/#devtool",
    cause: /or `?null/,
  },
  "mode in webpack 3": {
    output: [
      "WebpackOptionsValidationError: Invalid configuration object. Webpack has been initialised using a configuration object that does not match the API schema.",
      " - configuration has an unknown property 'mode'. These properties are valid:",
      "   object { amd?, bail?, cache?, context? }",
    ].join("\n"),
    entry: "configuration/#unknown-property",
    cause: /newer than your webpack/,
  },
  "http-proxy-middleware 3 below webpack-dev-server": {
    output: '[webpack-cli] Error: [HPM] Missing "target" option. Example: {target: "http://www.example.org"}',
    entry: "configuration/#dev-server-proxy",
    cause: /doesn't find the target/,
  },
};
