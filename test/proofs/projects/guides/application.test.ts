import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { useGuide } from "../../lib/guide";

const guide = useGuide("application");

/** Serves the step that is laid out as `npm start` does, and opens a route of the application. */
async function serve(route: string, expected: RegExp[] = []): Promise<Page> {
  const port = await guide.freePort();
  await guide.start(`npm start -- --port ${port}`, "compiled successfully");
  return guide.open(`http://localhost:${port}${route}`, { expected });
}

/** Sends an order, which then is no longer in the list. */
async function sendOne(page: Page): Promise<void> {
  await page.getByText("To be sent: 2").waitFor();
  await page.getByRole("button", { name: "Send 1042" }).click();
  await page.getByText("To be sent: 1").waitFor();
}

/** Expects the image, the font and the color of the buttons, which arrive as files or in the script. */
async function expectStyles(page: Page): Promise<void> {
  const image = page.getByRole("presentation");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const fonts = () => page.evaluate(async () => (await document.fonts.ready).check("16px Caveat"));
  await expect.poll(fonts).toBe(true);
  const button = page.getByRole("button").first();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(29, 120, 193)");
}

test("1-react: a component that was saved is exchanged, and the order stays sent", async () => {
  await guide.goTo("1-react");
  const page = await serve("/");
  await sendOne(page);
  await guide.replace("src/OrderList.tsx", "To be sent", "Waiting");
  await page.getByText("Waiting: 1").waitFor();
});

test("2-styles: image, font and styles are built", async () => {
  await guide.goTo("2-styles");
  await guide.run("npx webpack --mode development");
  const styles = await guide.read("dist/index.css");
  const [font] = /[0-9a-f]{20}\.woff2/.exec(styles) ?? [];
  expect(guide.files("dist")).toContain(font);
  expect(styles).toContain("OrderList_module_css-orders {");
  expect(await guide.read("dist/index.js")).toContain("data:image/svg+xml;base64,");
});

test("3-routes: a page inside the application answers when it is asked for first", async () => {
  await guide.goTo("3-routes");
  const page = await serve("/orders/1044");
  await page.getByText("Jon Weber, 118 euros").waitFor();
  await page.getByRole("link", { name: "All orders" }).click();
  await sendOne(page);
});

test("4-environment: the title is that of the mode", async () => {
  await guide.goTo("4-environment");
  await guide.run("npx webpack --mode development");
  expect(await guide.read("dist/index.js")).toContain("Acme orders (test)");
});

test("5-tests: without the prefix, Vitest does not find the title", async () => {
  await guide.goTo("5-tests");
  await guide.replace("vitest.config.js", 'envPrefix: "WEBPACK_",', "");
  const { output } = await guide.run("npm test", { status: 1 });
  expect(output).toContain("expected '' to be 'Acme orders (test)'");
});

test("6-production: types and tests pass, which the workflow runs before the build", async () => {
  await guide.goTo("6-production");
  const workflow = parse(await guide.read(".github/workflows/ci.yml"));
  const commands: string[] = workflow.jobs.build.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands).toEqual(["npm ci", "npm run typecheck", "npm test", "npm run build"]);
  await guide.run("npm run typecheck");
  const { output } = await guide.run("npm test");
  await guide.expectOutput("tests.txt", output.match(/^ (?:✓|Test Files| *Tests) .*/gm)?.join("\n") ?? "");
});

test("6-production: the page of the build shows the orders, and the budget is kept", async () => {
  await guide.goTo("6-production");
  // The cache is for the second build of this test, which differs in its limits only.
  const { output } = await guide.run("npm run build -- --cache-type filesystem");
  const assets = output.match(/^ *asset .*/gm) ?? [];
  await guide.expectOutput(
    "production.txt",
    assets.map((line) => withRecordedRuntime(line.trim().replace(/ \[emitted\].*/, ""))).join("\n"),
  );
  const page = await guide.open("dist/index.html");
  await page.getByRole("heading", { name: "Acme orders", exact: true }).waitFor();
  await expectStyles(page);
  await sendOne(page);
  await page.getByRole("link", { name: "Order 1043" }).click();
  await page.getByText("Noor Haddad, 39.5 euros").waitFor();
  const limit = "--performance-max-entrypoint-size 200000 --performance-max-asset-size 300000";
  const over = await guide.run(`npm run build -- --cache-type filesystem ${limit}`, { status: 1 });
  const shown = /ERROR in [\s\S]*?(?=\n\n)/.exec(over.output)?.[0] ?? over.output;
  await guide.expectOutput("budget.txt", withRecordedRuntime(shown));
});

/**
 * Returns an output with the hash of the runtime that the page shows. webpack puts real hashes in after minimizing. The names that a
 * minimizer gives depend on the interim ones, and these on the path of the project: so the hash is not the same in every folder.
 */
function withRecordedRuntime(output: string): string {
  return output.replace(/(?<=runtime\.)[\da-f]{8}/, "40130e57");
}
