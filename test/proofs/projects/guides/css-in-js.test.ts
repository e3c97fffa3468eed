import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("css-in-js", { packages: "libraries" });
const RED = "rgb(220, 20, 60)";

/** Builds, and returns the page once the button is there. */
async function built(expected: RegExp[] = []): Promise<Page> {
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html", { expected });
  await page.getByRole("button", { name: "Buy" }).waitFor();
  return page;
}

const html = (page: Page) => page.locator("main").innerHTML();
const color = (page: Page) => page.getByRole("button").evaluate((button) => getComputedStyle(button).color);

test("1-styled: no rule for CSS, and no text in the element", async () => {
  await guide.goTo("1-styled");
  const page = await built();
  expect(await color(page)).toBe(RED);
  expect(await page.locator("style").innerHTML()).toBe("");
  await guide.expectOutput("plain.txt", await html(page));
});

test("2-names: classes say what they are, and styles get smaller", async () => {
  await guide.goTo("2-names");
  const page = await built();
  expect(await color(page)).toBe(RED);
  await guide.expectOutput("names.txt", await html(page));
  expect(await guide.read("dist/main.js")).not.toContain("Large enough for a thumb");
  await guide.goTo("1-styled");
  await guide.run("npx webpack");
  expect(await guide.read("dist/main.js")).toContain("Large enough for a thumb");
});

test.each([
  ["1-styled", false],
  ["2-names", true],
])("%s: another component before it keeps the class: %s", async (step, keeps) => {
  const classes = async (before: string) => {
    await guide.goTo(step);
    await guide.write(
      "src/Title.jsx",
      'import styled from "styled-components";\nexport const Title = styled.h1`color: red`;\n',
    );
    await guide.write("src/index.jsx", before + (await guide.read("src/index.jsx")));
    await guide.replace("webpack.config.js", '"production"', '"development"');
    return /class="(\S+)/.exec(await html(await built()))?.[1];
  };
  const alone = await classes("");
  const second = await classes('import { Title } from "./Title.jsx";\nconsole.log(Title);\n');
  expect(second === alone).toBe(keeps);
});

test("1-styled: webpack's nonce", async () => {
  await guide.goTo("1-styled");
  await guide.write("src/nonce.js", '__webpack_nonce__ = "abc";\n');
  await guide.replace("src/index.jsx", /^/, 'import "./nonce.js";\n');
  const page = await built();
  expect(await page.locator("style").evaluate((style: HTMLStyleElement) => style.nonce)).toBe("abc");
});

test("1-styled: two instances, and one by an alias", async () => {
  await guide.goTo("1-styled");
  const config = (await guide.read("webpack.config.js")).replace('"production"', '"development"');
  await guide.write("webpack.config.js", config);
  await guide.run("mkdir -p linked/node_modules && cp -R node_modules/styled-components linked/node_modules");
  await guide.write("linked/index.js", 'export { default as styled } from "styled-components";\n');
  await guide.replace(
    "src/index.jsx",
    /^/,
    'import { styled } from "../linked/index.js";\nconsole.log(typeof styled);\n',
  );
  const warnings = async () => {
    const page = await built([/several instances/]);
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.reload();
    await page.getByRole("button", { name: "Buy" }).waitFor();
    return said.filter((text) => text.includes("several instances of 'styled-components' initialized"));
  };
  const two = await warnings();
  const file = "node_modules/styled-components/dist/styled-components.browser.esm.js";
  const alias = `{ "styled-components$": new URL("${file}", import.meta.url).pathname }`;
  await guide.write("webpack.config.js", config.replace("output:", `resolve: { alias: ${alias} },\n  output:`));
  expect([two.length > 0, await warnings()]).toEqual([true, []]);
});

test("3-emotion: the css prop, and what it is without the setting", async () => {
  await guide.goTo("3-emotion");
  const page = await built();
  expect(await color(page)).toBe(RED);
  await guide.expectOutput("emotion.txt", await html(page));
  expect(await guide.read("dist/main.js")).not.toContain("Large enough for a thumb");
  await guide.replace("webpack.config.js", ', importSource: "@emotion/react"', "");
  expect(await html(await built())).toContain('css="[object Object]"');
  await guide.replace("webpack.config.js", '"production"', '"development"');
  expect(await html(await built([/./]))).toContain("You have tried to stringify object returned from `css` function");
});

test("3-emotion: a comment instead of the setting, and a nonce", async () => {
  await guide.goTo("3-emotion");
  await guide.replace("webpack.config.js", ', importSource: "@emotion/react"', "");
  await guide.replace("src/index.jsx", /^/, "/** @jsxImportSource @emotion/react */\n");
  await guide.replace("src/index.jsx", "import { css }", "import { CacheProvider, css }");
  await guide.replace("src/index.jsx", /^import/m, 'import createCache from "@emotion/cache";\nimport');
  const provider = '<CacheProvider value={createCache({ key: "css", nonce: "abc" })}>';
  await guide.replace("src/index.jsx", /render\((.*)\);/, `render(${provider}$1</CacheProvider>);`);
  const page = await built();
  expect(await color(page)).toBe(RED);
  expect(await page.locator("style").evaluate((style: HTMLStyleElement) => style.nonce)).toBe("abc");
});
