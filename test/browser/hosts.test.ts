import { mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port";
import { serve } from "../../scripts/lib/serve";
import { redirects } from "../../src/redirects";
import { evaluateFindings } from "../hosts/findings";
import { hosts, isInstalled, startHost } from "../hosts/hosts";
import { hydrate } from "../hosts/hydrate";
import { interrogate } from "../hosts/questions";
import { htmlFiles, pathOf } from "../site/files";

/** A part of `npm run test:hosts`: the hosts that don't need anything else to be installed. */
const { own, below } = inject("sites");
const nginx = hosts.find(({ name }) => name === "nginx");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "document-root-"));
  await symlink(below, path.join(folder, "docs"));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  { basePath: "/", output: own, root: () => own, page: "concepts" },
  { basePath: "/docs/", output: below, root: () => folder, page: "guides" },
])("at $basePath", ({ basePath, output, root, page }) => {
  async function faults(name: string, origin: string): Promise<string[]> {
    const script = (await readdir(path.join(output, "assets"))).find((file) => file.endsWith(".js"));
    const moved = (await readFile(path.join(output, "_redirects"), "utf8")).split("\n").filter((line) => line !== "");
    const redirects = moved.map((line) => ({ from: line.split(" ")[0] ?? "", to: line.split(" ")[1] ?? "" }));
    const asked = { origin, basePath, routes: pagesOf(output), asset: `/assets/${script}`, redirects };
    const findings = [...(await interrogate(asked)), ...(await hydrate(`${origin}${basePath}${page}`))];
    return evaluateFindings(name, basePath, findings).wrong;
  }

  test("npm start answers every form of every address", async () => {
    const { origin, close } = await serve(output, basePath, 0);
    onTestFinished(close);
    expect(await faults("npm start", origin)).toEqual([]);
  });

  test.skipIf(!nginx || !isInstalled(nginx))(
    "nginx, where installed, does so with what the site tells it",
    async () => {
      if (!nginx) return;
      const port = await freePort();
      const running = await startHost(nginx, { root: root(), output, port });
      onTestFinished(() => running.stop());
      expect(await faults("nginx", `http://127.0.0.1:${port}`)).toEqual([]);
    },
  );
});

/** Returns some of the pages: a host treats all of them alike, and the command requests every one. */
function pagesOf(output: string): string[] {
  const all = htmlFiles(output).filter((file) => file === "index.html" || file.endsWith("/index.html"));
  const pages = all
    .map(pathOf)
    .filter((url) => !/\/(printable|app-shell)\/$/.test(url) && !Object.hasOwn(redirects, url));
  return pages.filter((url, index) => url === "/" || index % 10 === 0);
}
