import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { runBundle } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Runs a bundle that puts what a version of url-loader makes of an image into CSS. */
const inCss = async (version: string) => {
  const loader = path.join(await installVersion("url-loader", version), "url-loader");
  const files = { "src/index.js": 'console.log("url(" + require("./a.png") + ")");', "src/a.png": "image" };
  return runBundle(files, { module: { rules: [{ test: /\.png$/, loader }] } });
};
raises("assets/#object-module", { broken: () => inCss("1.0.0"), fixed: () => inCss("1.0.1") });
