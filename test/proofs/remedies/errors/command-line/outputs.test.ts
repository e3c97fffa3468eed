import path from "node:path";
import { expect, test } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Compiles a program with TypeScript 5, and starts it. */
async function compiled(exclude: string[]): Promise<string> {
  const tsc = path.join(await installVersion("typescript", "5.9.3"), "typescript/bin/tsc");
  return run(`node "${tsc}" && node dist/main`, {
    "package.json": "{}",
    "tsconfig.json": JSON.stringify({ compilerOptions: { outDir: "dist", types: [] }, exclude: ["dist", ...exclude] }),
    "src/main.ts": "export const port = 3000;",
    "jest.config.ts": "export default {};",
  });
}
raises("command-line/#module-missing", { broken: () => compiled([]), fixed: () => compiled(["jest.config.ts"]) });

test("without links for programs, a program starts by its path", async () => {
  const tool = await project({
    "package.json": '{ "name": "acme-cli", "version": "1.0.0", "bin": "./bin/acme.js" }',
    "bin/acme.js": '#!/usr/bin/env node\nconsole.log("built");',
  });
  await run("npm pack", tool);
  const folder = await project({ "package.json": '{ "name": "shop" }' });
  const installed = await run(
    `npm install --offline --no-bin-links "${path.join(tool, "acme-cli-1.0.0.tgz")}"`,
    folder,
  );
  expect(installed).toMatch(/exit status 0$/);
  expect(await run("ls node_modules/.bin/acme-cli", folder)).not.toMatch(/exit status 0$/);
  expect(await run("node node_modules/acme-cli/bin/acme.js", folder)).toContain("built");
});
