import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { type Files, samplesOf } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const PAGE = "plugins/normal-module-replacement-plugin.mdx";
const samples = effectsOf(PAGE);

samples.effect('"./config.prod.js"', {
  files: {
    ...(await samplesOf(PAGE, "src/index.js")),
    "src/config.dev.js": 'export const url = "http://localhost";',
    "src/config.prod.js": 'export const url = "https://acme.example";',
  },
  without: ["plugins"],
  shows: '"https://acme.example"',
  hides: '"http://localhost"',
});

samples.tries('data.request.replace(".brand."', async (code) => {
  const files = {
    "webpack.config.js": code,
    "src/index.js": 'import { logo } from "./logo.brand.js";\nconsole.log(logo);',
    "src/logo.acme.js": 'export const logo = "Acme";',
    "src/logo.emca.js": 'export const logo = "Emca";',
  };
  vi.stubEnv("BRAND", undefined);
  expect(await runOwn(files)).toBe("Acme");
  vi.stubEnv("BRAND", "emca");
  expect(await runOwn(files)).toBe("Emca");
});

const dates: Files = {
  "src/index.js": `import { format } from "acme-dates";
import { table } from "acme-tables";
console.log(format(), table());`,
  "src/dates.js": 'export const format = () => "ours";',
  "node_modules/acme-dates/package.json": '{ "name": "acme-dates", "exports": "./dates.js", "type": "module" }',
  "node_modules/acme-dates/dates.js": 'export const format = () => "original";',
  "node_modules/acme-dates/lite.js": 'export const format = () => "lite";',
  "node_modules/acme-tables/package.json": '{ "name": "acme-tables", "type": "module" }',
  "node_modules/acme-tables/index.js": `import { format } from "acme-dates";
export const table = () => "table of " + format();`,
};

samples.tries("data.contextInfo.issuer.startsWith(source)", async (code) => {
  expect(await runOwn({ ...dates, "webpack.config.js": code })).toBe("ours table of original");
  expect(await runOwn({ ...dates, "webpack.config.js": "export default {};" })).toBe("original table of original");
});

samples.tries('"./lite.js"', async (code) => {
  expect(await runOwn({ ...dates, "webpack.config.js": code })).toBe("lite table of lite");
  // The request contains the file's name, too, but mustn't match before webpack has resolved it.
  const direct = {
    ...dates,
    "node_modules/acme-dates/package.json": '{ "name": "acme-dates", "type": "module" }',
    "src/index.js": 'import { format } from "acme-dates/dates.js";\nconsole.log(format());',
    "webpack.config.js": code,
  };
  expect(await runOwn(direct)).toBe("lite");
});
