import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { execute } from "../../lib/execute";
import { buildOwn, project } from "../../lib/project";

const samples = effectsOf("plugins/environment-plugin.mdx");

samples.tries('["API_URL", "SENTRY_DSN"]', async (code) => {
  const files = {
    "webpack.config.js": code,
    "src/index.js": "console.log(process.env.API_URL, import.meta.env.SENTRY_DSN, process.env.OTHER);",
  };
  vi.stubEnv("API_URL", "https://api.acme.example");
  vi.stubEnv("SENTRY_DSN", "");
  vi.stubEnv("OTHER", "secret");
  expect(await buildOwn(files)).toContain('console.log("https://api.acme.example","",process.env.OTHER)');
  vi.stubEnv("API_URL", undefined);
  expect(await buildOwn(files)).toContain("EnvironmentPlugin - API_URL environment variable is undefined.");
});

samples.tries("RETRIES: 3", async (code) => {
  const files = {
    "webpack.config.js": code,
    "src/index.js": `console.log(process.env.LOCALE, process.env.RETRIES, process.env.SENTRY_DSN, process.env.API_URL);`,
  };
  for (const name of ["LOCALE", "RETRIES", "SENTRY_DSN"]) vi.stubEnv(name, undefined);
  vi.stubEnv("API_URL", "a");
  expect(await buildOwn(files)).toContain('console.log("en",3,null,"a")');
  // What is set wins, even if it is empty, and is text.
  vi.stubEnv("LOCALE", "");
  vi.stubEnv("RETRIES", "4");
  expect(await buildOwn(files)).toContain('console.log("","4",null,"a")');
  vi.stubEnv("API_URL", undefined);
  expect(await buildOwn(files)).toContain("API_URL environment variable is undefined.");
});

samples.tries("process.env.GIT_COMMIT ??=", async (code) => {
  const folder = await project({ "webpack.config.js": code, "src/index.js": "console.log(process.env.GIT_COMMIT);" });
  await execute("git init -q", folder);
  await execute("git -c user.name=a -c user.email=a@acme.example commit -q --allow-empty -m First", folder);
  const { output } = await execute("git rev-parse --short HEAD", folder);
  await execute("npx webpack", folder);
  const script = await readFile(path.join(folder, "dist/main.js"), "utf8");
  expect(script).toContain(`console.log("${output.trim()}")`);
});

samples.tries("process.env.GIT_COMMIT ??=", async (code) => {
  vi.stubEnv("GIT_COMMIT", "given by CI");
  const files = { "webpack.config.js": code, "src/index.js": "console.log(process.env.GIT_COMMIT);" };
  expect(await buildOwn(files)).toContain('console.log("given by CI")');
});
