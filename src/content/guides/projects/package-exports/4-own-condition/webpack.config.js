const resolve = {
  modules: ["packages", "node_modules"],
  conditionNames: ["demo-source", "..."],
};

const build = (name, mode, target, entry) => ({
  name,
  mode,
  target,
  entry,
  output: { filename: `${name}.cjs` },
  resolve,
});

export default [
  build("web", "production", "web", "./src/index.js"),
  build("web-development", "development", "web", "./src/index.js"),
  build("node", "production", "node20", "./src/index.js"),
  build("node-require", "production", "node20", "./src/index.cjs"),
];
