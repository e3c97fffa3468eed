import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("dependency-management");

const CHUNKS = ["src_templates_contact_js.js", "src_templates_home_js.js", "src_templates_news_js.js"];

async function open(query = "", expected: RegExp[] = []) {
  const page = await guide.open("dist/index.html", { expected });
  await page.goto(`${page.url()}${query}`);
  return page;
}

test("1-import: one chunk for each file that the expression can mean", async () => {
  await guide.goTo("1-import");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("import.txt", build.output);
  expect(guide.files("dist")).toEqual(["index.html", "index.js", ...CHUNKS]);
  const bundle = await guide.read("dist/index.js");
  const map = bundle.slice(bundle.indexOf("const map = {"), bundle.indexOf("function webpackAsyncContext"));
  await guide.expectOutput("map.txt", map);

  const page = await open("?page=news");
  await page.getByRole("heading", { name: "News" }).waitFor();
  const other = await open("?page=shop", [/Cannot find module '.\/shop.js'/]);
  expect(await other.locator("main").textContent()).toBe("");
});

test("2-everything: without the extension all files are taken", async () => {
  await guide.goTo("2-everything");
  const { output } = await guide.run("npx webpack", { status: 1 });
  const message = /ERROR in \.\/src\/templates\/notes\.txt[\s\S]*?(?=\n\n)/.exec(output)?.[0] ?? "";
  await guide.expectOutput("everything.txt", message);
  expect(output).toContain("ERROR in node:test");
});

test("3-narrow: the pages, and a message for other names", async () => {
  await guide.goTo("3-narrow");
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js", ...CHUNKS]);
  await (await open("?page=contact")).getByRole("heading", { name: "Contact" }).waitFor();
  await (await open("?page=shop")).getByText('There is no page "shop".').waitFor();
});

test.each(["4-context", "5-glob"])("%s: the list of files is known", async (step) => {
  await guide.goTo(step);
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js", ...CHUNKS]);
  const page = await open();
  await page.getByRole("heading", { name: "Home" }).waitFor();
  expect(await page.locator("nav").innerText()).toBe("contact home news");
  await page.getByRole("link", { name: "news" }).click();
  await page.getByRole("heading", { name: "News" }).waitFor();
  await (await open("?page=shop")).getByText("There is no page ").waitFor();
});

test("5-glob: a new file is noticed, and eager needs no chunk", async () => {
  await guide.goTo("5-glob");
  const watching = await guide.start("npx webpack --watch", "compiled successfully");
  await guide.write("src/templates/shop.js", 'export const render = () => "<h1>Shop</h1>";\n');
  // Not just any build: while the file is made, the folder may be seen without it.
  await watching.waitFor(/src_templates_shop_js\.js[\s\S]*compiled successfully/);
  expect(guide.files("dist")).toContain("src_templates_shop_js.js");
  await watching.stop();

  const code = await guide.read("src/index.js");
  await guide.write(
    "src/index.js",
    code.replace("]);", "], { eager: true });").replace("await templates[key]()", "templates[key]"),
  );
  await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js"]);
  await (await open("?page=shop")).getByRole("heading", { name: "Shop" }).waitFor();
});
