import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { samplesOf } from "../../lib/project";
import { buildWithCompilers, configurationWith } from "../../lib/with-compilers";

const PAGE = "loaders/postcss-loader.mdx";
const samples = effectsOf(PAGE);

samples.tries('autoprefixer({ overrideBrowserslist: "safari 15"', async (code) => {
  const { "dist/main.css": shown = "", ...sources } = await samplesOf(
    PAGE,
    "dist/main.css",
    "src/page.css",
    "src/index.js",
  );
  const files = { ...sources, ...(await configurationWith(PAGE, "experiments:")) };
  expect(await buildWithCompilers({ ...files, "postcss.config.js": code })).toContain(shown.trim());
  const current = code.replace("safari 15", "chrome 140");
  expect(await buildWithCompilers({ ...files, "postcss.config.js": current })).not.toContain("-webkit-");
});
