function encode(content) {
  const svg = content.toString().replaceAll(/\s+/g, " ").trim();
  const escaped = svg.replaceAll(/[#%<>"]/g, encodeURIComponent);

  return `data:image/svg+xml,${escaped}`;
}

export default {
  mode: "development",
  devtool: false,
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: true,
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: "asset/inline",
        generator: { dataUrl: encode },
      },
    ],
  },
};
