import { GenerateSW } from "workbox-webpack-plugin";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
    clean: true,
    html: {
      title: "Timetable",
      meta: { charset: "utf-8", viewport: "width=device-width" },
    },
    htmlFilename: "index.html",
  },
  plugins: [new GenerateSW({ clientsClaim: true, skipWaiting: true })],
};
