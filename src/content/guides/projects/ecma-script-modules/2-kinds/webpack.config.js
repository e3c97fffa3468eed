class PrintTypesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("PrintTypesPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("PrintTypesPlugin", (modules) => {
        const lines = [...modules].map(
          ({ rawRequest, type }) => `${type.padEnd(20)} ${rawRequest}`,
        );
        console.log(lines.sort().join("\n"));
      });
    });
  }
}

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "main.cjs" },
  plugins: [new PrintTypesPlugin()],
};
