import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildOwn } from "../../lib/project";
import { type BuiltStep, useSteps } from "../../lib/steps";

const guide = useSteps("webassembly");
const ISOLATED = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/** Opens the built page. */
async function open({ folder }: BuiltStep, headers = {}, expected: RegExp[] = []): Promise<Page> {
  return guide.open(`${await guide.serve(path.join(folder, "dist"), headers)}/`, expected);
}

const ORANGE = "255,165,0,255";
const GRAY = "173,173,173,255";

/** Waits until the first and the last pixel of the picture have a color. The page listens from when it is painted. */
async function expectCorners(page: Page, color: string): Promise<void> {
  const corners = () =>
    page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext("2d");
      return [0, 255].map((at) => String(context?.getImageData(at, at, 1, 1).data));
    });
  await expect.poll(corners).toEqual([color, color]);
}

/** Makes the picture gray, and expects that its first and its last pixel are. */
async function expectGray(page: Page): Promise<void> {
  await expectCorners(page, ORANGE);
  await page.getByRole("button", { name: "Gray" }).click();
  await expectCorners(page, GRAY);
}

test("1-import: functions of Rust and C are imported, and the memory of C holds the picture", async () => {
  const step = await guide.goTo("1-import");
  const printed = await step.build();
  await guide.expectOutput("import.txt", (printed.match(/^ *asset \S+\.(?:js|wasm) .*$/gm) ?? []).join("\n"));
  const page = await open(step);
  await page.getByText("5373 cents").waitFor();
  await expectGray(page);
});

test("1-import: what a module imports is resolved as other imports are", async () => {
  const [step, threads] = [await guide.goTo("1-import"), await guide.goTo("2-threads")];
  await cp(path.join(threads.folder, "src/photo.wasm"), path.join(step.folder, "src/photo.wasm"));
  expect(await buildOwn(step.folder)).toContain("Module not found: Error: Can't resolve 'env' in");
});

test("1-import: an alias provides the memory that a module imports", async () => {
  const [step, threads] = [await guide.goTo("1-import"), await guide.goTo("2-threads")];
  await cp(path.join(threads.folder, "src/photo.wasm"), path.join(step.folder, "src/photo.wasm"));
  const memory = "export const memory = new WebAssembly.Memory({ initial: 6, maximum: 16, shared: true });";
  await writeFile(path.join(step.folder, "src/env.js"), memory);
  const alias = 'resolve: { alias: { env$: import.meta.dirname + "/src/env.js" } },';
  await step.replace("webpack.config.js", "entry:", `${alias}\n  entry:`);
  await step.replace(
    "src/gray.js",
    ", memory, photo } from",
    ', photo } from "./photo.wasm";\nimport { memory } from "env";\n//',
  );
  await step.build();
  await expectGray(await open(step));
});

test("2-threads: two workers share the memory if the headers isolate the page", async () => {
  const step = await guide.goTo("2-threads");
  await step.build();
  await guide.expectOutput(
    "threads.txt",
    step
      .files("dist")
      .filter((file) => file.endsWith(".wasm"))
      .join("\n"),
  );
  await expectGray(await open(step, ISOLATED));
  const page = await open(step, {}, [/DataCloneError|could not be cloned|SharedArrayBuffer/]);
  await expectCorners(page, ORANGE);
  const message = page.waitForEvent("pageerror");
  await page.getByRole("button", { name: "Gray" }).click();
  await guide.expectOutput("message.txt", (await message).message);
});
