import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("csp");

async function serve(expected: RegExp[] = []) {
  const port = await guide.freePort();
  const server = await guide.start(`npx webpack serve --port ${port}`, "compiled successfully");
  return { server, page: await guide.open(`http://localhost:${port}/`, { expected }) };
}

const color = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector("p") as Element).color);

test("1-blocked: eval of development is against the policy", async () => {
  await guide.goTo("1-blocked");
  const { page } = await serve([/script-src/, /Evaluating a string/]);
  const message = page.waitForEvent("pageerror");
  await page.reload();
  expect((await message).message).toContain("'unsafe-eval' is not an allowed source of script");
  await page.getByText("No script has run.").waitFor();
});

test("2-source-map: everything runs", async () => {
  await guide.goTo("2-source-map");
  const { page } = await serve();
  await page.getByText("The script has run.").waitFor();
  await page.getByRole("button").click();
  await page.getByText("The chunk has been loaded.").waitFor();
  expect(await color(page)).toBe("rgb(0, 100, 0)");
});

test("3-trusted-types: chunks need a policy", async () => {
  await guide.goTo("3-trusted-types");
  const { page, server } = await serve([
    /webpack-dev-server\] (?:Errors while compiling|ERROR in)/,
    /\[HMR\] (?:Cannot apply update|Error: Aborted because \.\/src\/lazy\.js is not accepted)/,
  ]);
  await page.getByRole("button").click();
  await page.getByText("The chunk has been loaded.").waitFor();
  const text = await guide.read("src/lazy.js");
  const overlay = page.locator("#webpack-dev-server-client-overlay");
  // Twice in one document, because each opening of the overlay creates its policy again.
  for (const [broken, place] of [
    ["export const text = ;\n", "1:20"],
    ["export const = 1;\n", "1:13"],
  ] as const) {
    await guide.write("src/lazy.js", broken);
    await server.waitFor("compiled with 1 error");
    await overlay.waitFor();
    const message = () => page.frames().at(-1)?.getByText(`Unexpected token (${place})`).count();
    await expect.poll(message).toBeGreaterThan(0);
  }
  // Nothing accepts the repaired module, so the page is loaded again.
  const loaded = page.waitForEvent("load");
  await guide.write("src/lazy.js", text);
  await server.waitFor("compiled successfully");
  await loaded;
  await page.getByText("The script has run.").waitFor();
  await overlay.waitFor({ state: "detached" });
});

test("3-trusted-types: without output.trustedTypes they are refused", async () => {
  await guide.goTo("3-trusted-types");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {2}output: \{[\s\S]*?\n {2}\},\n/, ""));
  const { page } = await serve([/TrustedScriptURL/]);
  await page.getByText("The script has run.").waitFor();
  const message = page.waitForEvent("pageerror");
  await page.getByRole("button").click();
  expect((await message).message).toContain("This document requires 'TrustedScriptURL' assignment");
});

test("4-hashes: inline code is listed by its hash", async () => {
  await guide.goTo("4-hashes");
  const build = await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["index.html", "index.js"]);
  expect(build.output).toContain("asset index.html");
  const html = await guide.read("dist/index.html");
  await guide.expectOutput("hashes.txt", html);
  const page = await guide.open("dist/index.html", { expected: [/violates the following Content Security Policy/] });
  await page.getByText("The script has run.").waitFor();
  expect(await color(page)).toBe("rgb(0, 100, 0)");

  await guide.write("dist/index.html", html.replace("rgb(0,100,0)", "rgb(0,0,100)").replace("#006400", "#000064"));
  await page.reload();
  expect(await color(page)).toBe("rgb(0, 0, 0)");
});

test("5-nonce: scripts and styles carry the nonce of the response", async () => {
  await guide.goTo("5-nonce");
  await guide.run("npx webpack");
  await guide.expectOutput("nonce.txt", await guide.read("dist/index.html"));
  const port = await guide.freePort();
  await guide.start("node server.js", "ready", { env: { PORT: String(port) } });
  const url = `http://localhost:${port}/`;
  const [first, second] = [await (await fetch(url)).text(), await (await fetch(url)).text()];
  expect(first).toMatch(/'nonce-[\w+/]{22}=='/);
  expect(first).not.toBe(second);

  const page = await guide.open(url, { expected: [/inline style violates/] });
  await page.getByText("The script has run.").waitFor();
  expect(await color(page)).toBe("rgb(0, 100, 0)");
  await page.getByRole("button").click();
  await page.getByText("The chunk has been loaded.").waitFor();

  await guide.write("src/nonce.js", "");
  await guide.run("npx webpack");
  const message = page.waitForEvent("console", (line) => line.text().includes("inline style"));
  await page.reload();
  expect((await message).text()).toMatch(/style-src 'nonce-/);
  expect(await color(page)).toBe("rgb(0, 0, 0)");
});
