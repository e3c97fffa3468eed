export default {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true, html: true, htmlFilename: "index.html" },
  module: {
    rules: [
      { test: /ffmpeg-core\.(js|wasm)$/, type: "asset/resource" },
      {
        include: /@ffmpeg[\\/]ffmpeg[\\/]/,
        parser: { import: false, url: false },
      },
    ],
  },
  performance: false,
};
