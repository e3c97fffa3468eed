import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";
import { DIFFERENCES, OUTPUT_ROWS } from "./parcel-output-rows";
import { parcelPackage, type Row, resultsScript, webpackConfig } from "./parcel-rows";
import { FILES, SOURCE_ROWS } from "./parcel-source-rows";

const guide = useGuide("parcel", { name: "acme-lamps", packages: "parcel" });

/** Checks all that a visitor sees. */
async function expectLamps(page: Page): Promise<void> {
  const title = page.getByRole("heading", { name: "Acme lamps" });
  await title.waitFor();
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(29, 120, 193)");
  await expect
    .poll(() => page.getByRole("img").evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const button = page.getByRole("button", { name: "Total" });
  const image = await button.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(decodeURIComponent(image)).toMatch(/^url\("data:image\/svg\+xml/);
  await page.getByText("You can return every lamp within 30 days.").waitFor();
  await button.click();
  await page.getByText("200 euros").waitFor();
}

test.each([
  ["1-parcel", "npm run build", ".parcel-cache"],
  ["2-webpack", "npm run build -- --cache-type filesystem --cache-cache-directory .cache", ".cache"],
])("%s: the built page shows the lamps, and no secret", async (step, command, cache) => {
  await guide.goTo(step);
  await guide.write("dist/old.css", "");
  await guide.run(command);
  expect(guide.exists(cache)).toBe(true);
  expect(guide.exists("dist/old.css"), "what webpack cleans").toBe(step === "1-parcel");
  await expectLamps(await guide.open("dist/index.html"));
  const texts = await Promise.all(guide.files("dist").map((file) => guide.read(`dist/${file}`)));
  expect(texts.join("\n")).not.toContain("sk_live_1234");
});

test.each(["1-parcel", "2-webpack"])("%s: the server shows a change", async (step) => {
  await guide.goTo(step);
  const port = await guide.freePort();
  const running = await guide.start(`npm start -- --port ${port}`, step === "1-parcel" ? "Built in" : "compiled");
  // A reload while the worker is loaded ends that request.
  const page = await guide.open(`http://localhost:${port}/`, { expected: [/net::ERR_ABORTED/] });
  await expectLamps(page);
  await guide.write("src/shop/prices.js", "export const prices = [7];\n");
  await running.waitFor(step === "1-parcel" ? "Built in" : "compiled");
  await expect
    .poll(async () => {
      await page.getByRole("button").click();
      return page.getByRole("status").textContent();
    })
    .toBe("7 euros");
});

test("every row of the table has the same result in both tools, but for what differs", async () => {
  const rows: Row[] = [...OUTPUT_ROWS, ...SOURCE_ROWS, ...DIFFERENCES];
  await guide.goTo("1-parcel");
  for (const name of ["src", "package.json", ".env"]) await guide.remove(name);
  const config = webpackConfig(rows);
  const files = {
    ...FILES,
    "package.json": parcelPackage(rows),
    "webpack.config.js": config,
    "results.js": resultsScript(rows),
  };
  for (const [file, text] of Object.entries(files)) await guide.write(file, text);
  await guide.run("npx parcel build --no-autoinstall", { allowWarnings: true });
  await guide.run("npx webpack");
  const { output } = await guide.run("node results.js", { allowWarnings: true });
  const expected = rows.map(({ name, result, webpackResult = result }) => [
    name,
    { parcel: result, webpack: webpackResult },
  ]);
  expect(JSON.parse(output)).toEqual(Object.fromEntries(expected));
});

test("webpack: a named pipeline needs the plugin", async () => {
  await guide.goTo("2-webpack");
  const config = await guide.read("webpack.config.js");
  const changed = config.replace("(data-url|bundle-text)", "(bundle-text)");
  expect(changed).not.toBe(config);
  await guide.write("webpack.config.js", changed);
  const { output } = await guide.run("npm run build", { status: 1 });
  await guide.expectOutput("pipeline.txt", /^.*Reading from .*/m.exec(output)?.[0] ?? output);
});

test("Parcel: an undeclared package of a library, and the name of a scope as an alias", async () => {
  await guide.goTo("1-parcel");
  const build = async (fields: string) => {
    const file = `{ "name": "acme-lamps", "source": "src/shop/prices.js", "module": "dist/prices.js", ${fields} }`;
    await guide.write("package.json", file);
    return (await guide.run("npx parcel build --no-autoinstall", { status: 1 })).output;
  };
  await guide.write("src/shop/prices.js", 'export * from "lodash";');
  expect(await build('"version": "1.0.0"')).toContain('External dependency "lodash" is not declared in');
  expect(await build('"alias": { "@shop": "./src/shop" }')).toContain("Error parsing JSON");
});
