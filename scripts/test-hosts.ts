/**
 * `npm run test:hosts`: builds the site at the root and below a base path, serves both by every host that is installed,
 * and asks each for everything. `-- --packages` adds the hosts that npm has to fetch, `-- nginx Caddy` picks some.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { readSiteConfig } from "../src/site";
import { requireChromium } from "./browser";
import { build } from "./build-site";
import { readSite } from "./content/read-site";
import { type Host, hosts, isInstalled, startHost, stopHost } from "./hosts/hosts";
import { interrogate } from "./hosts/questions";
import { contentDir, paths } from "./paths";
import { count, exitWithSentence } from "./report";

const PORT = 8300;

try {
  const { values, positionals } = parseArgs({ options: { packages: { type: "boolean" } }, allowPositionals: true });
  const wanted = hosts.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const there = wanted.filter(
    (host) => isInstalled(host) || (host.isPackage && (values.packages || positionals.length > 0)),
  );
  for (const { name } of wanted.filter((host) => !there.includes(host)))
    console.log(`${name}: not installed, left out`);
  let failures = 0;
  for (const basePath of ["/", "/webpack/"]) failures += await tryAll(there, basePath);
  console.log(`${count(there.length, "host")} asked, ${count(failures, "answer")} wrong.`);
  if (failures > 0 || there.length === 0) process.exitCode = 1;
} catch (error) {
  exitWithSentence(error);
}

async function tryAll(chosen: Host[], basePath: string): Promise<number> {
  const root = path.join(paths.cache, "hosts", basePath === "/" ? "root" : "base");
  const output = path.join(root, basePath);
  await rm(root, { recursive: true, force: true });
  await mkdir(path.dirname(output), { recursive: true });
  const env = { ...process.env, BASE_PATH: basePath, OUTPUT_DIR: output.replace(/\/$/, "") };
  if (!(await build(env))) throw new Error("The content has errors, so there is nothing to serve.");
  const config = readSiteConfig(env);
  const site = await readSite({ contentDir: contentDir(env), cacheDir: path.join(paths.cache, "pages"), config });
  const routes = site.pages.map(({ url }) => url);
  const scripts = (await readdir(path.join(output, "assets"))).filter((name) => name.endsWith(".js"));
  let failures = 0;
  for (const [index, host] of chosen.entries()) {
    const port = PORT + index;
    const child = await startHost(host, { root, output: output.replace(/\/$/, ""), port });
    try {
      const origin = `http://127.0.0.1:${port}`;
      const asked = { origin, basePath, routes, asset: `/assets/${scripts[0]}`, isConfigured: host.isConfigured };
      const wrong = [...(await interrogate(asked)), ...(await hydrate(`${origin}${basePath}concepts`))];
      console.log(
        `${host.name} at ${basePath}: ${wrong.length === 0 ? "right" : `${count(wrong.length, "answer")} wrong`}`,
      );
      for (const sentence of wrong.slice(0, 20)) console.log(`  ${sentence}`);
      failures += wrong.length;
    } finally {
      stopHost(child);
    }
  }
  return failures;
}

/** Opens a page without its slash, waits until it is alive, and returns what the console said. */
async function hydrate(url: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(`The console says: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`The page throws: ${error.message}`));
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("/");
    await page
      .getByRole("combobox")
      .waitFor({ timeout: 20_000 })
      .catch(() => said.push("The page does not come alive: search cannot be opened."));
    return said;
  } finally {
    await browser.close();
  }
}
