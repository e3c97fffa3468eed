import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { openShop } from "./acme-shop";

const guide = useGuide("vite");

test.each(["1-vite", "2-webpack"])("%s: the built page shows the shop", async (step) => {
  await guide.goTo(step);
  await guide.run("npm run build");
  const page = await openShop(guide);
  expect(await page.getByRole("button").allTextContents()).toEqual(["cart", "orders"]);
  const texts = await Promise.all(guide.files("dist").map((file) => guide.read(`dist/${file}`)));
  expect(texts.join()).not.toContain("sk_live_1234");
});

test("2-webpack: without namedExports: false there is no default export", async () => {
  await guide.goTo("2-webpack");
  const config = await guide.read("webpack.config.js");
  const changed = config.replace("namedExports: false", "");
  expect(changed).not.toBe(config);
  await guide.write("webpack.config.js", changed);
  const { output } = await guide.run("npx webpack --mode development", { allowWarnings: true });
  expect(output).toContain("export 'default' (imported as 'styles') was not found in './App.module.css'");
});

test("2-webpack: the page of an HTML entry has relative addresses", async () => {
  await guide.goTo("2-webpack");
  await guide.run("npm run build");
  expect(await guide.read("dist/index.html")).toMatch(/src="?assets\/main\./);
});
