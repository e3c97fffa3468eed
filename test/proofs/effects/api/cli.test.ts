import { expect, test } from "vitest";
import { effectsOf } from "../../lib/effects";
import { type Files, run, runUntil, samplesOf } from "../../lib/project";

const PAGE = "api/cli.mdx";
const samples = effectsOf(PAGE);

const BOTH = "webpack -c build/client.js -c build/server.js";
const files = (): Promise<Files> => samplesOf(PAGE, "build/client.js", "build/server.js");

samples.tries('name: "client"', async (code) => {
  const shared = { ...(await files()), "build/client.js": code };
  const built = await run(`${BOTH} && ls dist && rm -r dist && ${BOTH} --config-name client && ls dist`, shared);
  expect(built).toMatch(
    /^client:\n[\s\S]*^server:\n[\s\S]*^client\.js\nserver\.js\n[\s\S]*^client\.js\n\nexit status 0$/m,
  );
  const nameless = { ...shared, "build/client.js": code.replace('name: "client",', "") };
  expect(await run(`${BOTH} --config-name client`, nameless)).toContain('Configuration with the name "client" was not');
});

samples.tries('name: "server"', async (code) => {
  const shared = { ...(await files()), "build/server.js": code };
  const selected = await run(`${BOTH} --config-name server && ls dist`, shared);
  expect(selected).toMatch(/\nserver\.js\n\nexit status 0$/);
  expect(selected).not.toContain("client.js");
  // Later values win: the name and the file of the server.
  const merged = await run(`${BOTH} --merge && ls dist`, shared);
  expect(merged).toMatch(/^server \(webpack [\s\S]*\nserver\.js\n\nexit status 0$/m);
  expect(merged).not.toContain("client.js");
  // Without an `output` of its own, the one of the base is left.
  const extending = { ...shared, "build/server.js": code.replace(/output: .*/, "") };
  expect(await run("webpack -c build/server.js --extends build/client.js && ls dist", extending)).toMatch(
    /^server \(webpack [\s\S]*\nclient\.js\n\nexit status 0$/m,
  );
});

samples.tries("env.WEBPACK_SERVE", async (code) => {
  const shop: Files = { "webpack.config.js": code, "src/index.js": "console.log(1 + 1);" };
  const print = "for file in dist/*; do echo $file; cat $file; done";
  const europe = await run(`webpack --mode production --env region=eu && ${print}`, shop);
  expect(europe).toMatch(/dist\/shop\.eu\.js\n.*console\.log\(2\)/);
  const plain = await run(`webpack && ${print}`, shop);
  expect(plain).toMatch(/dist\/shop\.us\.js\n[\s\S]*console\.log\(1 \+ 1\);/);
  expect(plain).not.toContain("eval(");
  let served = "";
  await runUntil("npx webpack serve --port 0", shop, [
    [
      "compiled successfully",
      async (_, printed) => {
        const [address = ""] = /http:\/\/localhost:\d+\//.exec(printed) ?? [];
        served = await (await fetch(`${address}shop.us.js`)).text();
      },
    ],
  ]);
  expect(served).toMatch(/eval\(.*sourceMappingURL=data:application\/json/);
});

test.each([
  ["", "", false],
  ["FORCE_COLOR=1", "", true],
  ["FORCE_COLOR=0", "", true],
  ["FORCE_COLOR=1", "--no-color", false],
  ["NO_COLOR= FORCE_COLOR=1", "", false],
  ["NO_COLOR=1", "--color", true],
  ["CI=1 GITHUB_ACTIONS=1", "", true],
])("colors with %j and %j", async (variables, flag, hasColors) => {
  const clean = "env -u CI -u GITHUB_ACTIONS -u NO_COLOR -u FORCE_COLOR";
  const printed = await run(`${clean} ${variables} npx webpack --mode development ${flag} | cat -v`);
  expect(printed.includes("^[[")).toBe(hasColors);
});
