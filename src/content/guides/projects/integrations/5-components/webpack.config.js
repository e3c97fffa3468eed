export default {
  mode: "production",
  entry: "./src/index.jsx",
  output: { clean: true, html: true, htmlFilename: "index.html" },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: {
          presets: [["@babel/preset-react", { runtime: "automatic" }]],
        },
      },
    ],
  },
};
