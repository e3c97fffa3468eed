import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { buildOwn } from "../../../lib/project";
import { type BuiltStep, useSteps } from "../../../lib/steps";
import { linkPackages, runMain, useElectron } from "../electron-stand-in";

const guide = useSteps("electron");
const { goTo, openWindow } = useElectron(guide);
const CONFIG = "webpack.config.js";

/** Opens the page of a built project, and returns the first complaint of the browser. */
async function complaintOf(step: BuiltStep): Promise<string> {
  const seen = await runMain(step);
  const { page, complaints } = await openWindow(seen);
  await page.goto(pathToFileURL(seen.loaded[0] ?? "").href);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  return complaints[0] ?? "";
}

test("1-app: a preload script with node:fs fails in the build, or in the sandbox without the option", async () => {
  const [step, other] = [await goTo("1-app"), await goTo("1-app")];
  const script = 'import { readFileSync } from "node:fs";\nconsole.debug(readFileSync);\n';
  for (const one of [step, other]) await one.replace("src/preload.js", /^/, script);
  await guide.expectOutput("node-fs.txt", line(/^.*Reading from "node:fs".*/m, await buildOwn(step.folder)));
  await other.replace(CONFIG, "    externalsPresets: { node: false },\n", "");
  await other.build();
  expect(await complaintOf(other)).toBe("module not found: node:fs");
});

test("1-app: a module of the sandbox is an external of the preload script", async () => {
  const step = await goTo("1-app");
  await step.replace("src/preload.js", /^/, 'import events from "events";\nconsole.log(typeof events);\n');
  await step.replace(CONFIG, 'name: "preload",', 'name: "preload", externals: { events: "commonjs events" },');
  await step.build();
  expect(await complaintOf(step)).toBe("object");
});

test("1-app: import() in a preload script needs chunkLoading: false", async () => {
  const step = await goTo("1-app");
  await writeFile(path.join(step.folder, "src/part.js"), "console.log('The part is loaded');");
  await step.replace("src/preload.js", /$/, 'import("./part.js").catch((error) => console.log(error.message));\n');
  await step.build();
  expect(step.files("dist/preload").filter((file) => file.endsWith(".js"))).toEqual(["preload.js"]);
  expect(await complaintOf(step)).toBe("The part is loaded");
  const other = await goTo("1-app");
  await writeFile(path.join(other.folder, "src/part.js"), "");
  await other.replace("src/preload.js", /$/, 'import("./part.js");\n');
  await other.replace(CONFIG, '{ import: "./src/preload.js", chunkLoading: false }', '"./src/preload.js"');
  await other.build();
  expect(await complaintOf(other)).toMatch(/^module not found: \.\/\d+\.js$/);
});

test("1-app: a preload script is not a module", async () => {
  const step = await goTo("1-app");
  await step.replace(CONFIG, 'outputTo("preload")', '{ ...outputTo("preload"), module: true }');
  await step.replace("src/main.js", "preload.js", "preload.mjs");
  await step.build();
  expect(await complaintOf(step)).toBe("Cannot use import statement outside a module");
});

test("1-app: the page cannot require, and cannot contain the package", async () => {
  const step = await goTo("1-app");
  const script = 'import { ipcRenderer } from "electron";\nipcRenderer.invoke("note:read");\n';
  await writeFile(path.join(step.folder, "src/renderer/index.js"), script);
  await step.replace(CONFIG, '["web", "es2022"]', '"electron45-renderer"');
  await step.build();
  expect(await complaintOf(step)).toBe("require is not defined");
  const other = await guide.goTo("1-app");
  await linkPackages(other, "electron");
  await writeFile(path.join(other.folder, "src/renderer/index.js"), script);
  const printed = await buildOwn(other.folder);
  expect(printed).toContain("Module not found: Error: Can't resolve 'child_process'");
  expect(printed).toMatch(/electron[\\/]index\.js/);
});

test("1-app: the version of the target decides about import.meta.dirname", async () => {
  const step = await goTo("1-app");
  await step.build();
  expect(step.read("dist/main/main.mjs")).toContain("import.meta.dirname");
  const other = await goTo("1-app");
  await other.replace(CONFIG, "electron45-main", "electron-main");
  await other.build();
  expect(other.read("dist/main/main.mjs")).toContain("fileURLToPath");
  expect((await runMain(other)).loaded).toEqual([path.join(other.folder, "dist/renderer/index.html")]);
});

test("1-app: __dirname is the folder of the main bundle in both formats, and missing in the sandbox", async () => {
  const step = await goTo("1-app");
  await step.replace("src/preload.js", /$/, "console.log(__dirname);\n");
  await writeFile(path.join(step.folder, "src/folder.cjs"), "globalThis.mainFolder = __dirname;");
  await step.replace("src/main.js", /^/, 'import "./folder.cjs";\n');
  await step.build();
  expect(await complaintOf(step)).toBe("__dirname is not defined");
  expect(Reflect.get(globalThis, "mainFolder")).toBe(path.join(step.folder, "dist/main"));
  Reflect.deleteProperty(globalThis, "mainFolder");
});

test("4-add-on: without the external, the build cannot read the add-on", async () => {
  const step = await goTo("4-add-on");
  await linkPackages(step, "@parcel/watcher");
  await step.replace(CONFIG, '    externals: ["@parcel/watcher"],\n', "");
  const printed = await buildOwn(step.folder);
  expect(printed).toContain("Critical dependency: the request of a dependency is an expression");
  await expect(runMain(step)).rejects.toThrow("No prebuild or local build of @parcel/watcher found");
});

/** Returns the first line that fits. */
function line(pattern: RegExp, printed: string): string {
  return pattern.exec(printed)?.[0] ?? printed;
}
