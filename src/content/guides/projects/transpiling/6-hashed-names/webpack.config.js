import webpack from "webpack";

function build(name, browsers) {
  return {
    name,
    mode: "production",
    target: `browserslist:${browsers}`,
    module: {
      rules: [
        {
          test: /\.js$/,
          exclude: /node_modules/,
          loader: "swc-loader",
          options: {
            env: { targets: browsers, mode: "usage", coreJs: "3.51" },
          },
        },
      ],
    },
    output: {
      filename: `[name].${name}.[contenthash:8].js`,
      publicPath: "",
      module: name === "modern",
      copy: ["public"],
    },
    plugins: [new webpack.ManifestPlugin({ filename: `${name}.json` })],
  };
}

export default [
  build("modern", "chrome >= 135, firefox >= 135, safari >= 18.4"),
  build("legacy", "chrome 49, safari 9"),
];
