import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, type Files, run } from "../../lib/project";
import { type ConfigurationFunction, exported } from "./exported";

const samples = effectsOf("configuration/dotenv.mdx");

/** What the bundle prints is the whole object of exposed variables. */
const all: Files = { "src/index.js": "console.log(import.meta.env);" };

samples.effect('mode: "production",\n  dotenv: true,\n};', {
  files: {
    ".env": 'WEBPACK_API=https://api.example.com\nWEBPACK_TITLE="Acme shop"\nPAYMENT_KEY=sk_live_1234\n',
    "src/index.js": "console.log(process.env.WEBPACK_API);\nconsole.log(import.meta.env.WEBPACK_TITLE);",
  },
  without: ["dotenv"],
  shows: /console\.log\("https:\/\/api\.example\.com"\),console\.log\("Acme shop"\)/,
});

const environments: Files = {
  ...all,
  "environments/.env": "ACME_SHOP=1\nPUBLIC_KEY=2\nWEBPACK_OLD=3\n",
  "environments/.env.local": "ACME_SHOP=mine\n",
  "environments/.env.production": "PUBLIC_KEY=of production\n",
};
samples.effect('"environments"', {
  files: environments,
  without: ["dotenv.dir"],
  shows: /ACME_SHOP:"1",PUBLIC_KEY:"of production"/,
});
samples.effect('"environments"', { files: environments, without: ["dotenv.prefix"], hides: 'WEBPACK_OLD:"3"' });
samples.effect('"environments"', { files: environments, without: ["dotenv.template"], hides: 'ACME_SHOP:"mine"' });

samples.effect('prefix: ["ACME_", "WEBPACK_"]', {
  files: { ...all, ".env": "ACME_SHOP=1\nWEBPACK_OLD=2\nPAYMENT_KEY=3" },
  without: ["dotenv.prefix"],
  shows: /ACME_SHOP:"1".*WEBPACK_OLD:"2"/,
});

samples.tries("dir: process.env.CI", async (code) => {
  const files = { ...all, ".env": "WEBPACK_API=file\nWEBPACK_TITLE=shop", "webpack.config.js": code };
  vi.stubEnv("CI", undefined);
  expect(await buildOwn(files)).toMatch(/WEBPACK_API:"file".*WEBPACK_TITLE:"shop"/);

  vi.stubEnv("CI", "true");
  vi.stubEnv("WEBPACK_API", "process");
  const built = await buildOwn(files);
  expect(built).toContain('WEBPACK_API:"process"');
  expect(built).not.toContain("WEBPACK_TITLE");
});

samples.tries("env.stage", async (code) => {
  const files = { ...all, ".env": "WEBPACK_A=1", ".env.live": "WEBPACK_B=2", ".env.preview": "WEBPACK_B=3" };
  const { folder, configuration } = await exported<ConfigurationFunction>(code, files);
  expect(await build(folder, configuration({}, {}))).toMatch(/WEBPACK_A:"1".*WEBPACK_B:"2"/);
  expect(await build(folder, configuration({ stage: "preview" }, {}))).toMatch(/WEBPACK_A:"1".*WEBPACK_B:"3"/);
});

samples.tries("parseEnv(readFileSync", async (code) => {
  const files = { "src/index.js": 'import("./map.js");', "src/map.js": "console.log(process.env.WEBPACK_CDN);" };
  const own = { ...files, ".env": "WEBPACK_CDN=https://cdn.example/", "webpack.config.js": code };
  const printed = await run("npx webpack && cat dist/*", own);
  expect(printed).toMatch(/\.p="https:\/\/cdn\.example\/"/);
  expect(printed).toContain('console.log("https://cdn.example/")');
});

samples.effect("new webpack.DotenvPlugin", {
  files: { ...all, ".env": "ACME_SHOP=Acme\nWEBPACK_API=other" },
  without: ["plugins"],
  shows: /\{ACME_SHOP:"Acme",(?!.*WEBPACK_API)/,
});
