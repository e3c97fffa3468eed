import project from "../webpack.config.js";

export default {
  framework: {
    name: "@storybook/react-webpack5",
    options: { builder: { fsCache: true, lazyCompilation: true } },
  },
  stories: ["../src/**/*.stories.jsx"],
  addons: ["@storybook/addon-webpack5-compiler-swc"],
  staticDirs: ["../public"],
  core: { disableTelemetry: true },
  webpackFinal(config) {
    Object.assign(config.resolve.alias, project.resolve.alias);
    // Storybook has its own rule for images, and the last rule wins.
    config.module.rules.push({ test: /\.svg$/, type: "asset/inline" });
    return config;
  },
};
