import path from "node:path";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { chromiumForFile, type Site, siteIn, siteOf } from "../../../lib/in-chromium";
import { buildOwn, type Files } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";
import { projectWithGuidePackages } from "../../../lib/with-guide-packages";

const visit = chromiumForFile();
const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Visits a page and waits until its images have been requested. */
const images = (site: Site, page = "/") => visit(site, { page, missing: true, until: /404|done/ });

/** Visits the page of an entry that shows an image, and prints `done` once the image is there. */
const shown = async (code: string, configuration: Configuration = {}) => {
  const show = `const image = new Image();\nimage.onload = () => console.log("done");\nimage.src = logo;`;
  const site = await siteOf(
    { "src/index.js": `${code}\n${show}`, "src/logo.svg": PIXEL },
    { module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] }, ...configuration },
  );
  return images(site);
};
const IMPORTED = 'import logo from "./logo.svg";';
raises("assets/#image-missing", {
  broken: () => shown('const logo = "./logo.svg";'),
  fixed: () => shown(IMPORTED),
});
raises("assets/#image-missing", {
  broken: () => shown(IMPORTED, { output: { publicPath: "/shop/" } }),
  fixed: () => shown(IMPORTED, { output: { publicPath: "/" } }),
});

/** Visits a page whose template contains an image. `rest` is code of the configuration. */
const templated = async (rest = "") => {
  const files: Files = {
    "src/index.js": "",
    "src/logo.svg": PIXEL,
    "src/index.html": `<!doctype html><img src="./logo.svg" onload="console.log('done')">`,
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default { mode: "development", plugins: [new HtmlWebpackPlugin({ template: "./src/index.html" })], ${rest} };`,
  };
  const folder = await projectWithGuidePackages(["html-webpack-plugin", "html-loader"], files);
  await buildOwn(folder);
  return images(await siteIn(path.join(folder, "dist")), "/index.html");
};
raises("assets/#image-missing", {
  broken: () => templated(),
  fixed: [
    () => templated('module: { rules: [{ test: /\\.html$/i, loader: "html-loader" }] }'),
    () => templated('output: { copy: [{ from: "src/*.svg", to: ".", filename: "[base]" }] }'),
  ],
});

/** Visits a page with a map that has a marker. */
const map = async (before: string, code: string) => {
  const packages = await installVersion("leaflet", "1.9.4");
  const site = await siteOf(
    {
      "src/index.js": `${before}
        import L from "leaflet";
        import "leaflet/dist/leaflet.css";
        document.body.innerHTML = '<div id="map" style="height: 300px"></div>';
        ${code}
        L.marker([51, 0]).addTo(L.map("map").setView([51, 0], 9));
        const [marker] = document.getElementsByClassName("leaflet-marker-icon");
        // The server of this test damages images, so they can be there and not load.
        for (const event of ["load", "error"]) marker.addEventListener(event, () => console.log("done"));`,
    },
    {
      resolve: { modules: [packages] },
      output: { assetModuleFilename: "[hash][ext]" },
      module: {
        rules: [
          { test: /\.png$/, type: "asset/resource" },
          { test: /\.css$/, type: "css" },
        ],
      },
      experiments: { css: true },
    },
  );
  return images({ ...site, "/": '<!doctype html><body><script src="/main.js"></script>' });
};
raises("assets/#image-missing", {
  broken: () => map("", ""),
  fixed: () =>
    map(
      `import iconUrl from "leaflet/dist/images/marker-icon.png";
      import iconRetinaUrl from "leaflet/dist/images/marker-icon-2x.png";
      import shadowUrl from "leaflet/dist/images/marker-shadow.png";`,
      `delete L.Icon.Default.prototype._getIconUrl;
      L.Icon.Default.mergeOptions({ iconUrl, iconRetinaUrl, shadowUrl });`,
    ),
});

/** Uses an SVG file as the type of an element, as React does with what JSX names. */
const element = async (test: RegExp) => {
  const site = await siteOf(
    {
      "src/index.js": `import Logo from "./logo.svg";
        if (typeof Logo === "string") document.createElement(Logo);
        console.log("done");`,
      "src/logo.svg": PIXEL,
      "svg-loader.cjs": "module.exports = (svg) => `export default () => ${JSON.stringify(svg)};`;",
    },
    {
      module: {
        rules: [
          { test, type: "asset/resource" },
          { test: /\.svg$/, use: ["./svg-loader.cjs"] },
        ],
      },
    },
  );
  return visit(site, { until: /Error|done/ });
};
raises("assets/#react-component", { broken: () => element(/\.(png|svg)$/), fixed: () => element(/\.png$/) });

/** Builds a style sheet that imports one of a package, which has a variable for the folder of its fonts. */
const withFonts = (variable: string) =>
  buildWithCompilers(
    {
      "src/index.js": 'import "./page.scss";',
      "src/page.scss": `${variable}\n@import "acme-fonts/scss/solid";`,
      "src/node_modules/acme-fonts/scss/solid.scss": `$fa-font-path: "../webfonts" !default;
        @font-face { font-family: "Acme"; src: url("#{$fa-font-path}/acme.woff2"); }`,
      "src/node_modules/acme-fonts/webfonts/acme.woff2": "",
    },
    {
      mode: "development",
      stats: { preset: "errors-warnings", assets: false },
      module: {
        rules: [
          {
            test: /\.scss$/,
            type: "css/auto",
            use: [{ loader: "sass-loader", options: { sassOptions: { silenceDeprecations: ["import"] } } }],
          },
        ],
      },
      experiments: { css: true },
    },
  );
raises("assets/#file-not-found", {
  broken: () => withFonts(""),
  fixed: () => withFonts('$fa-font-path: "acme-fonts/webfonts";'),
});
