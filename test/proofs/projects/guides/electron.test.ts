import { readFileSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { _electron, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port";
import { paths } from "../../../../scripts/lib/paths";
import { start } from "../../lib/commands";
import { execute } from "../../lib/execute";
import { project } from "../../lib/project";
import { useSteps } from "../../lib/steps";
import { addElectron, linkPackages, runMain, type Seen, useElectron } from "./electron-stand-in";

const guide = useSteps("electron");
const { goTo, openWindow } = useElectron(guide);

/** Answers requests of a tab by the protocol of the main process. A browser does not know such a scheme, so it is a host. */
async function routeToProtocol(page: Page, { protocols }: Seen): Promise<void> {
  await page.route("http://notes.localhost/**", async (route) => {
    const address = route.request().url().replace("http://notes.localhost", "app://notes");
    const response = await protocols.app?.(new Request(address));
    if (!response) return route.abort();
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  });
}

/** Saves a note in the window, and looks for it in the file of the main process. */
async function expectNotes(page: Page, folder: string): Promise<void> {
  await page.getByRole("textbox").fill("Order two lamps");
  await page.getByRole("button").click();
  await page.getByText("3 words saved").waitFor();
  expect(readFileSync(path.join(folder, "user/userData/note.txt"), "utf8")).toBe("Order two lamps");
  const color = await page.getByRole("textbox").evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe("rgb(29, 120, 193)");
  await page.reload();
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Order two lamps");
}

test("1-app: the three bundles work together, and need nothing but package.json", async () => {
  const step = await goTo("1-app");
  await step.build();
  const scripts = step.files("dist").filter((file) => !file.endsWith(".map"));
  await guide.expectOutput("files.txt", scripts.join("\n"));
  expect(step.read("dist/main/main.mjs")).toContain('from"electron"');
  expect(step.read("dist/preload/preload.js")).toContain('require("electron")');

  const packaged = await project();
  for (const name of ["dist", "package.json"]) {
    await cp(path.join(step.folder, name), path.join(packaged, name), { recursive: true });
  }
  await addElectron({ folder: packaged });
  const seen = await runMain({ folder: packaged });
  const dist = path.join(packaged, "dist");
  expect(seen.windows).toEqual([{ webPreferences: { preload: path.join(dist, "preload/preload.js") } }]);
  expect(seen.loaded).toEqual([path.join(dist, "renderer/index.html")]);
  expect(Object.keys(seen.handlers)).toEqual(["note:read", "note:save"]);
  const { page, complaints } = await openWindow(seen);
  await page.goto(pathToFileURL(seen.loaded[0] ?? "").href);
  await expectNotes(page, packaged);
  expect(complaints).toEqual([]);
});

test("1-app: from file:, neither a module nor an address with a leading slash loads, and eval is against the policy", async () => {
  const complaintsOf = async (...changes: [string, string, string][]) => {
    const step = await goTo("1-app");
    for (const change of changes) await step.replace(...change);
    await step.build();
    const seen = await runMain(step);
    const { page, complaints } = await openWindow(seen);
    await page.goto(pathToFileURL(seen.loaded[0] ?? "").href);
    await page.getByRole("textbox").fill("Two words");
    await page.getByRole("button").click();
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    return complaints.join("\n");
  };
  const output = 'outputTo("renderer")';
  const module = `{ ...${output}, module: true }`;
  expect(
    await complaintsOf(["webpack.config.js", output, module], ["src/renderer/index.html", "defer", 'type="module"']),
  ).toMatch(/Access to script at 'file:.*from origin 'null' has been blocked by CORS policy/);
  const slash = `{ ...${output}, publicPath: "/" }`;
  expect(await complaintsOf(["webpack.config.js", output, slash])).toContain("net::ERR_FILE_NOT_FOUND");
  expect(
    await complaintsOf(["webpack.config.js", 'mode: "production", devtool: "source-map"', 'mode: "development"']),
  ).toContain("Evaluating a string as JavaScript violates");
});

test("1-app: the calls of Electron's functions fit its types", async () => {
  const step = await guide.goTo("4-add-on");
  await linkPackages(step, "electron", "@parcel/watcher", "@types/node");
  const tsc = path.join(paths.root, "node_modules/typescript/bin/tsc");
  const flags =
    "--noEmit --allowJs --checkJs --strict false --skipLibCheck --ignoreConfig --target es2023 --module nodenext --types node";
  await writeFile(path.join(step.folder, "src/wrong.js"), 'import { app } from "electron";\napp.close();\n');
  const { output } = await execute(`node ${tsc} ${flags} src/main.js src/preload.js src/wrong.js`, step.folder);
  expect(output.trim()).toBe("src/wrong.js(2,5): error TS2339: Property 'close' does not exist on type 'App'.");
});

test("2-protocol: the handler serves the folder of the page and nothing above it", async () => {
  const step = await goTo("2-protocol");
  await step.build();
  const seen = await runMain(step);
  expect(seen.schemes).toEqual([
    { scheme: "app", privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  expect(seen.loaded).toEqual(["app://notes/index.html"]);
  for (const outside of ["..%2fmain%2fmain.mjs", "..%2f..%2fpackage.json", "..%2frenderer-2%2findex.html"]) {
    expect((await seen.protocols.app?.(new Request(`app://notes/${outside}`)))?.status).toBe(404);
  }
  const { page, complaints } = await openWindow(seen);
  await routeToProtocol(page, seen);
  await page.goto("http://notes.localhost/index.html");
  await expectNotes(page, step.folder);
  expect(step.read("dist/renderer/index.html")).toMatch(/<script type=module\b/);
  expect(complaints).toEqual([]);
});

test("3-development: one command serves the page and starts Electron again after changes", async () => {
  const step = await goTo("3-development");
  const port = String(await freePort());
  await step.replace("webpack.development.js", "3000", port);
  await step.replace("src/main.js", "3000", port);
  const serve = `node ${path.join(paths.root, "node_modules/webpack/bin/webpack.js")} serve --config webpack.development.js`;
  const command = start(serve, { folder: step.folder });
  onTestFinished(() => command.stop());
  await command.waitFor(`The window loads http://localhost:${port}/index.html`);
  expect(step.read("dist/preload/preload.js")).not.toContain("webpack-dev-server");

  const handlers: Seen["handlers"] = { "note:read": () => "A note" };
  const preload = path.join(step.folder, "dist/preload/preload.js");
  const { page, complaints } = await openWindow({ ...noWindow, handlers, windows: [{ webPreferences: { preload } }] });
  await page.goto(`http://localhost:${port}/index.html`);
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("A note");
  await step.replace("src/renderer/index.html", "Save", "Store");
  await page.getByRole("button", { name: "Store" }).waitFor();
  expect(complaints.join("\n")).not.toContain("Content Security Policy");

  await step.replace("src/preload.js", "note:save", "note:store");
  await command.waitFor("The window loads");
  await step.replace("src/main.js", "const dist", 'console.log(new Error("Trace").stack);\nconst dist');
  await command.waitFor(/Error: Trace\n.*src[\\/]main\.js:\d/);
  await command.waitFor("The window loads");

  // Without the option for the preload script, the dev server puts its client into it.
  await step.replace("webpack.development.js", "{ ...preload, plugins: [electron], devServer: false }", "preload");
  await command.stop();
  const other = start(serve, { folder: step.folder });
  onTestFinished(() => other.stop());
  await other.waitFor("The window loads");
  await expect.poll(() => step.read("dist/preload/preload.js")).toContain("webpack-dev-server");
});

test("4-add-on: the add-on stays in node_modules, where the main process finds it", async () => {
  const step = await goTo("4-add-on");
  await linkPackages(step, "@parcel/watcher");
  await step.build();
  expect(step.read("dist/main/main.mjs")).toContain('from"@parcel/watcher"');
  expect(step.read("dist/main/main.mjs")).not.toContain("localhost");
  const downloads = path.join(step.folder, "user/downloads");
  await mkdir(downloads, { recursive: true });
  const script = `
    import { writeFile } from "node:fs/promises";
    import { seen } from "electron";
    import "./dist/main/main.mjs";
    for (let tries = 0; !seen.badge && tries < 100; tries++) {
      await writeFile("user/downloads/invoice-" + tries + ".pdf", "");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    console.log("badge", seen.badge > 0);
    process.exit();`;
  await writeFile(path.join(step.folder, "watch.mjs"), script);
  expect((await execute("node watch.mjs", step.folder)).output).toContain("badge true");
});

test("2-protocol: the real program shows the page", async ({ skip }) => {
  skip(!process.env.ELECTRON, "The variable ELECTRON does not name a program of Electron.");
  const step = await guide.goTo("2-protocol");
  await step.build();
  const application = await _electron.launch({
    executablePath: process.env.ELECTRON,
    args: ["--no-sandbox", step.folder],
  });
  onTestFinished(() => application.close());
  const window = await application.firstWindow();
  await window.getByRole("textbox").fill("Order two lamps");
  await window.getByRole("button").click();
  await window.getByText("3 words saved").waitFor();
});

const noWindow: Seen = { handlers: {}, protocols: {}, windows: [], loaded: [], schemes: [] };
