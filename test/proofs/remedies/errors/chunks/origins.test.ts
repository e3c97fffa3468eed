import path from "node:path";
import { expect } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { chromiumForFile, type Site, siteIn, siteOf } from "../../../lib/in-chromium";
import { type Files, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();
const until = /Uncaught \w*Error|done/;
const ASSETS = "http://assets.test";

/** Visits a page whose scripts all come from another server. */
async function withForeignScripts(files: Files, configuration: Parameters<typeof siteOf>[1], page: string) {
  const own = await siteOf(files, configuration);
  const foreign = Object.entries(own).map(([file, body]) => [`${ASSETS}${file}`, body]);
  const site: Site = { ...Object.fromEntries(foreign), [page]: `<script src="${ASSETS}/main.js"></script>` };
  return visit(site, { until, page });
}

const WORKER: Files = {
  "src/index.js":
    'new Worker(new URL("./worker.js", import.meta.url)).onmessage = ({ data }) => console.log(data);\nconsole.log("sent");',
  "src/worker.js": 'import { text } from "./text.js";\npostMessage(text);',
  "src/text.js": 'export const text = "done";',
};
raises("chunks/#worker-origin", {
  broken: () => withForeignScripts(WORKER, {}, "/"),
  // The dev server passes the request for the page on, so that it has the origin of the scripts.
  fixed: () => withForeignScripts(WORKER, {}, `${ASSETS}/`),
});

const FOREIGN: Files = {
  ...WORKER,
  "src/index.js":
    'import { ForeignWorker } from "./foreign-worker.js";\nconst worker = new ForeignWorker(new URL("./worker.js", import.meta.url));\nworker.onmessage = ({ data }) => console.log(data);',
  "src/foreign-worker.js": `export class ForeignWorker extends window.Worker {
  constructor(url) {
    super(URL.createObjectURL(new Blob([\`importScripts("\${url}")\`])));
  }
}`,
};
raises("chunks/#worker-origin", {
  broken: () => withForeignScripts(WORKER, {}, "/"),
  fixed: () =>
    withForeignScripts(
      FOREIGN,
      { module: { parser: { javascript: { worker: ["ForeignWorker from ./foreign-worker.js", "..."] } } } },
      "/",
    ),
});

/** Visits a page that an older webpack has built, and that starts a worker by a function of its own. */
async function started(code: string): Promise<string> {
  const webpack = path.join(await installVersion("webpack", "5.99.9"), "webpack");
  const folder = await project({
    ...WORKER,
    "src/index.js": code,
    "build.cjs": `require(${JSON.stringify(webpack)})({ mode: "development", context: __dirname }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });`,
  });
  expect(await run("node build.cjs", folder)).toMatch(/^\nexit status 0$/);
  return visit(await siteIn(path.join(folder, "dist")), { until });
}
raises("chunks/#worker-origin", {
  broken: () => started('const start = (path) => new Worker(new URL(path, import.meta.url));\nstart("./worker.js");'),
  fixed: () =>
    started(
      'const start = (create) => create();\nstart(() => new Worker(new URL("./worker.js", import.meta.url))).onmessage = ({ data }) => console.log(data);',
    ),
});

/** Visits a page that imports a script by its whole address. */
const imported = async (comment: string) =>
  visit(
    {
      ...(await siteOf({
        "src/index.js": `const url = new URL("/remote.js", location.href).href;
import(${comment}url).then(({ text }) => console.log(text));`,
      })),
      "/remote.js": 'export const text = "done";',
    },
    { until },
  );
raises("chunks/#cannot-find-module", {
  broken: () => imported(""),
  fixed: () => imported("/* webpackIgnore: true */ "),
});
