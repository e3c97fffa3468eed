import { expect, vi } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, project, samplesOf } from "../../lib/project";
import { runOwn } from "../../lib/run-own";
import { watched } from "../../lib/watched";

const PAGE = "plugins/virtual-url-plugin.mdx";
const samples = effectsOf(PAGE);

samples.tries('"build-info":', async (code) => {
  const files = { "src/index.js": 'import info from "virtual:build-info";\nconsole.log(info.version);' };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("2.4.0");
  const plain = await buildOwn({ ...files, "webpack.config.js": "export default {};" });
  expect(plain).toContain('Reading from "virtual:build-info" is not handled by plugins');
});

samples.tries('"acme",\n', async (code) => {
  const files = { ...(await samplesOf(PAGE, "src/chat.js")), "src/index.js": 'import "./chat.js";' };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("Chat is on.");
  const virtual = await buildOwn({ ...files, "webpack.config.js": code.replace('"acme",\n', "") });
  expect(virtual).toContain('Reading from "acme:flags" is not handled by plugins');
});

samples.tries("addContextDependency(pages)", async (code) => {
  const files = {
    "webpack.config.js": code,
    "src/index.js": 'import { routes } from "virtual:routes";\nconsole.log(Object.keys(routes));',
    "src/pages/about.js": 'export default "About";',
    "src/pages/home.js": 'export default "Home";',
  };
  expect(await runOwn(files)).toBe("[ '/about', '/home' ]");
  const [first, second] = await watched(files, [{ "src/pages/shop.js": 'export default "Shop";' }]);
  expect(first).not.toContain('"Shop"');
  // Each page is a chunk.
  expect(second).toMatch(/^\d+\.js\n(?!.*"(?:About|Home)").*"Shop"/m);
});

samples.tries("version: () => process.env.REGION", async (code) => {
  const regionsBy = async (sample: string) => {
    const folder = await project({
      // By default, the cache is where webpack is started.
      "webpack.config.js": sample.replace('"filesystem"', "$&, cacheDirectory: `${import.meta.dirname}/cache`"),
      "src/index.js": 'import region from "virtual:region";\nconsole.log(region);',
    });
    const regions: string[] = [];
    for (const region of [undefined, "us"]) {
      vi.stubEnv("REGION", region);
      regions.push(await runOwn(folder));
    }
    return regions;
  };
  expect(await regionsBy(code)).toEqual(["eu", "us"]);
  expect(await regionsBy(code.replace(/version: .*/, ""))).toEqual(["eu", "eu"]);
});
