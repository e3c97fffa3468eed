import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workflowErrors } from "../../../workflow-errors";
import { useGuide } from "../../lib/guide";
import { hasNginx, NGINX, NGINX_READY, nginxConfig } from "./nginx";

const guide = useGuide("deployment", { name: "acme-shop" });
const BELOW = { env: { BASE_PATH: "/shop/" } };
const FOREVER = "max-age=31536000, immutable";
/** What a browser says of a chunk that is gone, before the page is loaded again. */
const GONE = [/^status 404/, /^error: Failed to load resource/, /^failed: .*ERR_ABORTED/];
const CART = "src/pages/cart.js";

/** Serves a folder below `/shop/`, with the headers that the page shows. */
const serve = async (folder: string) => guide.serve(folder, "/shop/", await guide.read("public/_headers"));

/** Builds, and puts the files beside those of earlier builds as the page says. */
async function deploy(): Promise<void> {
  await guide.run("npm run build", BELOW);
  await guide.run("node keep.js");
}

/** Writes what a build with one script would emit. */
async function emit(script: string): Promise<void> {
  await guide.run("rm -rf dist");
  await guide.write("dist/index.html", script);
  await guide.write(`dist/assets/${script}`, "");
}

/** Asks a host below `/shop/` for the page, for an address of the application, for a hashed file, and for one that is gone. */
async function ask(address: string): Promise<[number, string | null][]> {
  const main = guide.files("dist/assets").find((file) => file.startsWith("index.") && file.endsWith(".js"));
  const paths = ["", "cart", `assets/${main}`, "assets/cart.00000000.js"];
  const answers = await Promise.all(paths.map((path) => fetch(address + path)));
  return answers.map(({ status, headers }) => [status, headers.get("cache-control")]);
}

test("1-shop: below a path, the page, its chunks and its images are found, on every address of the application", async () => {
  await guide.goTo("1-shop");
  await guide.run("npm run build", BELOW);
  await guide.expectOutput("files.txt", guide.files("dist").join("\n"));
  await guide.expectOutput("page.txt", await guide.read("dist/index.html"));
  const address = await serve("dist");
  expect((await ask(address)).slice(0, 3)).toEqual([
    [200, "no-cache"],
    [200, "no-cache"],
    [200, FOREVER],
  ]);
  const page = await guide.open(`${address}cart`);
  await page.getByText("The cart is empty.").waitFor();
  const image = await page.locator("main").evaluate((main) => getComputedStyle(main).backgroundImage);
  expect(image).toMatch(/\/shop\/assets\/lamp\.\w+\.svg/);
  await page.getByRole("link", { name: "Products" }).click();
  await page.getByText("A desk lamp").waitFor();
  expect(page.url()).toBe(address);
});

test("1-shop: the dev server answers below the path as well", async () => {
  await guide.goTo("1-shop");
  const port = await guide.freePort();
  await guide.start(`npm start -- --port ${port}`, "compiled successfully", BELOW);
  const page = await guide.open(`http://localhost:${port}/shop/cart`);
  await page.getByText("The cart is empty.").waitFor();
});

test.skipIf(!hasNginx)("1-shop: nginx sends the headers, and 404", async () => {
  await guide.goTo("1-shop");
  await guide.run("npm run build", BELOW);
  const port = await guide.freePort();
  await guide.run("mkdir -p www && cp -R dist www/shop");
  await guide.write("test.conf", nginxConfig(await guide.read("nginx.conf"), port, "www"));
  await guide.start(NGINX, NGINX_READY);
  expect(await ask(`http://127.0.0.1:${port}/shop/`)).toEqual([
    [200, "no-cache"],
    [200, "no-cache"],
    [200, FOREVER],
    [404, null],
  ]);
});

test("1-shop: the files for hosts tell assets from addresses", async () => {
  await guide.goTo("1-shop");
  const { headers, rewrites } = JSON.parse(await guide.read("vercel.json"));
  const matches = (source: string, path: string) => new RegExp(`^${source}$`).test(path);
  expect(matches(headers[0].source, "/assets/index.1a2b.js")).toBe(true);
  expect(matches(headers[0].source, "/cart")).toBe(false);
  expect(matches(rewrites[0].source, "/assets/index.1a2b.js")).toBe(false);
  expect(matches(rewrites[0].source, "/cart")).toBe(true);

  const read = "require('smol-toml').parse(require('fs').readFileSync('netlify.toml', 'utf8'))";
  const toml = JSON.parse((await guide.run(`node -p "JSON.stringify(${read})"`)).output);
  expect(toml.redirects.map(({ from, status }: { from: string; status: number }) => [from, status])).toEqual([
    ["/assets/*", 404],
    ["/*", 200],
  ]);

  const request = (uri: string) => ({ request: { uri } });
  const handler = runInNewContext(`${await guide.read("viewer-request.js")}; handler`);
  expect(handler(request("/cart")).uri).toBe("/index.html");
  expect(handler(request("/assets/index.1a2b.js")).uri).toBe("/assets/index.1a2b.js");
});

test("1-shop: the upload sends hashed files first, and deletes none", async () => {
  await guide.goTo("1-shop");
  await guide.write("bin/aws", '#!/bin/sh\necho "aws $*"\n');
  const command = 'chmod +x bin/aws && PATH="$PWD/bin:$PATH" BUCKET=acme-shop sh upload.sh';
  const lines = (await guide.run(command)).output.trim().split("\n");
  expect(lines).toEqual([
    `aws s3 sync dist/assets s3://acme-shop/assets --cache-control ${FOREVER}`,
    "aws s3 sync dist s3://acme-shop --exclude assets/* --cache-control no-cache",
  ]);
});

test.each(["1-shop", "2-keep"])("%s: GitHub accepts the workflow", async (step) => {
  await guide.goTo(step);
  expect(await workflowErrors("pages.yml", await guide.read(".github/workflows/pages.yml"))).toEqual([]);
});

test("2-keep: a page that was opened before a deployment loads its chunk, or the new page", async () => {
  await guide.goTo("2-keep");
  await deploy();
  const kept = await guide.open(await serve("site"));
  const lost = await guide.open(await serve("dist"), { expected: GONE });
  for (const page of [kept, lost]) await page.getByText("A desk lamp").waitFor();
  await guide.run("cp dist/index.html before.html");

  await guide.write(CART, 'export const text = "Your cart has been empty since Monday.";\n');
  await deploy();
  for (const page of [kept, lost]) await page.getByRole("link", { name: "Cart" }).click();
  await kept.getByText("The cart is empty.").waitFor();
  await lost.getByText("since Monday").waitFor();
  expect(lost.url()).toMatch(/\/shop\/cart$/);
  await kept.reload();
  await kept.getByText("since Monday").waitFor();

  // Back to the first build: its page is enough, because its files are still there.
  await guide.run("cp before.html site/index.html");
  await kept.reload();
  await kept.getByText("The cart is empty.").waitFor();
});

test("2-keep: the files of three builds are kept", async () => {
  await guide.goTo("2-keep");
  for (const script of ["a.1.js", "a.2.js", "a.3.js", "a.4.js"]) {
    await emit(script);
    await guide.run("node keep.js");
  }
  expect(guide.files("site/assets")).toEqual(["a.2.js", "a.3.js", "a.4.js"]);
  expect(await guide.read("site/index.html")).toBe("a.4.js");
});
