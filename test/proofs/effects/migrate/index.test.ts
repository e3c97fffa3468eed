import { JSDOM } from "jsdom";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files, run } from "../../lib/project";
import { buildWithCompilers, projectWithCompilers } from "../../lib/with-compilers";
import { served } from "../configuration/dev-server/served";

const samples = effectsOf("migrate/index.mdx");

samples.effect("html: false", {
  files: { "src/index.js": 'import "./a.css";', "src/a.css": "a { color: red }" },
  // The rule turns the automatic support off.
  rest: { module: { rules: [{ test: /\.css$/, type: "css/auto" }] } },
  without: ["experiments.css"],
  shows: /^main\.css\na\{color:red\}/m,
  hides: "No parser registered for css/auto",
});
samples.effect("html: false", {
  files: { "src/index.js": 'import tip from "./tip.html";\nconsole.log(tip);', "src/tip.html": "<p>Tip</p>" },
  without: ["experiments.html"],
  shows: /ERROR in \.\/src\/tip\.html[\s\S]*Module parse failed/,
});

/** Files that both tools have. Those of `public` are at the root of the site. */
const common: Files = {
  "public/logo.svg": "<svg/>",
  "public/robots.txt": "none",
  "src/picture.png": "a picture",
  "src/page.css": "a { color: red }",
  "dist/old.js": "",
  // A small one with the name of the package, beside the code, because the project's own folder has the loaders.
  "src/node_modules/react/package.json": "{}",
  "src/node_modules/react/index.js": "exports.createElement = (...all) => all;",
  "src/node_modules/react/jsx-runtime.js": "exports.jsx = (...all) => all;",
};
const pageWith = (script: string) =>
  `<!doctype html><html><head><title>Shop</title></head><body><img src="/logo.svg">${script}</body></html>`;

const CRA = 'dotenv: { prefix: "REACT_APP_" }';
const craFiles: Files = {
  ...common,
  ".env": "REACT_APP_TITLE=Acme shop",
  "src/index.html": pageWith('<script defer src="./index.js"></script>'),
  "src/index.js": `import React from "react";
import App from "./App.js";
import "./page.css";
import picture from "./picture.png";

console.log(<App title={process.env.REACT_APP_TITLE} mode={process.env.NODE_ENV} picture={picture} />);`,
  "src/App.js": 'import React from "react";\n\nexport default function App({ title }) {\n  return <h1>{title}</h1>;\n}',
};

const VITE = 'dotenv: { prefix: "VITE_" }';
const viteFiles: Files = {
  ...common,
  ".env": "VITE_TITLE=Acme shop",
  "index.html": pageWith('<script type="module" src="/src/index.jsx"></script>'),
  "src/index.jsx": `import App from "./App.jsx";
import "./page.css";
import picture from "./picture.png";
import terms from "./terms.txt?raw";

const { MODE, PROD, DEV, BASE_URL } = import.meta.env;
console.log(<App title={import.meta.env.VITE_TITLE} picture={picture} terms={terms} />, MODE, PROD, DEV, BASE_URL);`,
  "src/App.jsx": "export default function App({ title }) {\n  return <h1>{title}</h1>;\n}",
  "src/terms.txt": "Terms of sale",
};

for (const [words, files] of [
  [CRA, craFiles],
  [VITE, viteFiles],
] as const) {
  samples.effect(words, {
    packages: "compilers",
    files,
    without: ["output.filename", "output.clean", "output.copy", "output.html"],
    shows: [
      /<script [^>]*src="?index\.\w{20}\.js/,
      /<link [^>]*href="?index\.\w{20}\.css/,
      /^robots\.txt\nnone$/m,
      /<base href="?\/"?>/,
    ],
    hides: /^old\.js$/m,
  });
  samples.effect(words, { packages: "compilers", files, without: ["output.htmlFilename"], shows: /^index\.html$/m });
  samples.effect(words, {
    packages: "compilers",
    files,
    without: ["dotenv", "output.publicPath"],
    shows: [/title: ?"Acme shop"/, /\.p="\/"/],
  });
  samples.effect(words, {
    packages: "compilers",
    files,
    without: ["resolve"],
    shows: /<img src="?\/\w{20}\.svg/,
    hides: "Can't resolve",
  });
  samples.effect(words, {
    packages: "compilers",
    files,
    without: ["module.rules.0"],
    shows: /\("h1",/,
    hides: "Module parse failed: Unexpected token",
  });
  samples.effect(words, {
    packages: "compilers",
    files,
    without: ["module.rules.1"],
    shows: /\w{20}\.png\na picture/,
    hides: "Module parse failed: Unexpected",
  });
  samples.tries(words, async (code) => {
    const script = await reloaded(code, files);
    expect(script.text).toContain("Acme shop");
    expect((await reloaded(code.replace(/ +html: .*/, ""), files)).status).toBe(404);
    expect((await reloaded(code.replace(/historyApiFallback: true,?/, ""), files)).status).toBeUndefined();
  });
}

/** Opens a route of a served page. Returns the answer for its script; its status is undefined if there is no page. */
async function reloaded(code: string, files: Files): Promise<{ status?: number | undefined; text?: string }> {
  const server = await served(code, {
    packages: "compilers",
    files,
    devServer: { port: 0 },
    rest: { mode: "development" },
  });
  const { status, text } = await server.get("/orders/42", { accept: "text/html" });
  if (status !== 200) return {};
  const { document } = new JSDOM(text, { url: `${server.origin}/orders/42` }).window;
  const src = document.querySelector("script")?.src ?? "";
  return server.get(new URL(src).pathname);
}

samples.effect('dotenv: { prefix: "VITE_" }', {
  packages: "compilers",
  files: viteFiles,
  without: ["module.rules.2"],
  shows: 'terms:"Terms of sale"',
  hides: "Module parse failed",
});
samples.tries('dotenv: { prefix: "VITE_" }', async (code) => {
  const shown = await buildOwn(await projectWithCompilers({ ...viteFiles, "webpack.config.js": code }));
  expect(shown).toContain('"production",!0,!1,"/")');
  // The base address is that of the output.
  const below = code.replace('publicPath: "/"', 'publicPath: "/shop/"');
  expect(await buildOwn(await projectWithCompilers({ ...viteFiles, "webpack.config.js": below }))).toContain(
    '"production",!0,!1,"/shop/")',
  );
});

samples.tries('dotenv: { prefix: "REACT_APP_" }', async (code) => {
  // As it is written in that tool, without the extension.
  const files = { ...craFiles, "src/index.js": craFiles["src/index.js"]?.replace("./App.js", "./App") ?? "" };
  const command = "npx webpack --mode production --config-node-env production && cat dist/*.js";
  const printed = await run(
    command,
    await projectWithCompilers({ ...files, "package.json": "{}", "webpack.config.mjs": code }),
  );
  expect(printed).toMatch(/compiled successfully[\s\S]*mode:"production"/);
  expect(await buildWithCompilers({ ...files, "webpack.config.js": code })).toContain("Can't resolve './App'");
});
