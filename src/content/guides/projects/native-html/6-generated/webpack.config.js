export default {
  mode: "production",
  entry: {
    index: "./src/index.js",
    admin: { import: "./src/admin.js", html: { title: "Admin" } },
  },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
    html: {
      title: "Tea house",
      favicon: "./src/leaf.svg",
      meta: {
        charset: "utf-8",
        viewport: "width=device-width, initial-scale=1",
      },
    },
  },
};
