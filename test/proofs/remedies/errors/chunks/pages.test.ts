import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { serve } from "../../../effects/configuration/dev-server/served";
import { type Answer, chromiumForFile, type Site, siteIn, siteOf } from "../../../lib/in-chromium";
import { buildOwn, project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { projectWithGuidePackages } from "../../../lib/with-guide-packages";

const visit = chromiumForFile();
const until = /Error|404|done/;

/** Visits the page of a build that is online below `/shop/`. */
async function online(publicPath: string): Promise<string> {
  const folder = await projectWithGuidePackages(["html-webpack-plugin"], {
    "src/index.js": 'console.log("done");',
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default { output: { publicPath: "${publicPath}" }, plugins: [new HtmlWebpackPlugin()] };`,
  });
  await buildOwn(folder);
  const built = await siteIn(path.join(folder, "dist"));
  const shop = Object.entries(built).map(([name, file]) => [`/shop${name}`, file]);
  const site: Site = { ...Object.fromEntries(shop), "/shop/": built["/index.html"] ?? "404", "/favicon.ico": "" };
  return visit(site, { until, page: "/shop/", missing: true });
}
raises("chunks/#script-404", { broken: () => online("/"), fixed: () => online("/shop/") });

test.each([
  { publicPath: "auto", status: 404 },
  { publicPath: "/dist/", status: 200 },
])("with the public path $publicPath, the dev server answers a tag for /dist/main.js with $status", async (row) => {
  const { publicPath, status } = row;
  const server = await serve(await project(), { mode: "development", output: { publicPath } });
  expect((await server.get("/dist/main.js")).status).toBe(status);
});

const SHOP = {
  "src/index.js": `import { createRoot } from "react-dom/client";
    createRoot(document.getElementById("root")).render("Shop");
    console.log("done");`,
};

/** Visits a page with an element and a script that looks for it. */
async function rendered(page: string): Promise<string> {
  const folder = await projectWithGuidePackages(["react", "react-dom"], SHOP);
  return visit({ ...(await siteOf(folder)), "/": page }, { until });
}
raises("chunks/#no-element", {
  broken: () => rendered('<!doctype html><script src="/main.js"></script><div id="root"></div>'),
  fixed: () => rendered('<!doctype html><script defer src="/main.js"></script><div id="root"></div>'),
});

/** Visits the page that html-webpack-plugin writes. */
async function written(options: string): Promise<string> {
  const folder = await projectWithGuidePackages(["react", "react-dom", "html-webpack-plugin"], {
    ...SHOP,
    "public/index.html": '<!doctype html><div id="root"></div>',
    "webpack.config.js": `import HtmlWebpackPlugin from "html-webpack-plugin";
      export default { mode: "development", plugins: [new HtmlWebpackPlugin(${options})] };`,
  });
  await buildOwn(folder);
  const site = await siteIn(path.join(folder, "dist"));
  return visit({ ...site, "/": site["/index.html"] as Answer }, { until });
}
raises("chunks/#no-element", {
  broken: () => written(""),
  fixed: () => written('{ template: "./public/index.html" }'),
});

/** Builds with a plugin that calls a hook, in an older and in a newer version. */
const hooked = async (hook: string) => {
  const folder = await project({
    "node_modules/acme-webpack-plugin/package.json": '{ "main": "index.js" }',
    "node_modules/acme-webpack-plugin/index.js": `module.exports = class {
      apply(compiler) { compiler.hooks.done.tap("Acme", () => compiler.hooks.${hook}.call(compiler)); }
    };`,
    "webpack.config.js": `import AcmePlugin from "acme-webpack-plugin";
      export default { mode: "production", plugins: [new AcmePlugin()] };`,
  });
  return run("npx webpack", folder);
};
raises("chunks/#reading-call", { broken: () => hooked("acmeReceive"), fixed: () => hooked("infrastructureLog") });

/** Asks a server with Express, which answers with its page, for a script, and visits the page with the answer. */
async function served(lines: string): Promise<string> {
  const express = path.join(await installVersion("express", "4.22.3"), "express");
  const answer = await run("node server.cjs", {
    "package.json": "{}",
    "dist/main.js": 'console.log("done");',
    "server.cjs": `const express = require(${JSON.stringify(express)});
      const page = '<!doctype html><script src="/main.js"></script>';
      const app = express();
      ${lines}
      app.use((request, response) => response.send(page));
      const server = app.listen(0, async () => {
        const answer = await fetch("http://localhost:" + server.address().port + "/main.js");
        console.log(await answer.text());
        server.close();
      });`,
  });
  return visit({ "/": '<!doctype html><script src="/main.js"></script>', "/main.js": answer }, { until });
}
raises("chunks/#html-as-script", {
  broken: () => served(""),
  fixed: () => served('app.use(express.static("dist"));'),
});
