import { GenerateSW } from "workbox-webpack-plugin";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
    clean: true,
    html: {
      title: "Timetable",
      manifest: {
        name: "Ferry timetable",
        short_name: "Ferries",
        start_url: ".",
        display: "standalone",
        theme_color: "#483d8b",
        background_color: "#ffffff",
        icons: [
          { src: "./src/icon.svg", type: "image/svg+xml", sizes: "any" },
        ],
      },
      meta: { charset: "utf-8", viewport: "width=device-width" },
    },
    htmlFilename: "index.html",
  },
  plugins: [new GenerateSW({ clientsClaim: true })],
};
