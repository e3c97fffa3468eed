import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { startLocalServer } from "../../../local-server";
import { effectsOf } from "../../lib/effects";
import { chromiumForFile, type Site, siteIn } from "../../lib/in-chromium";
import { fencesOf } from "../../lib/page-text";
import { buildOwn, type Files, project } from "../../lib/project";
import { served } from "../configuration/dev-server/served";

const PAGE = "concepts/module-federation.mdx";
const samples = effectsOf(PAGE);
const visitUntil = chromiumForFile();
const visit = (site: Site, page = "/") => visitUntil(site, { until: /Uncaught|done/, page });
const REMOTE = "http://localhost:3001/";
const MAIN = '<script defer src="main.js"></script>';
const LIST = "Desk lamp: 5 stars";
const TWO_REACTS = "Cannot read properties of null (reading 'useState')";

/** Of samples with one title, the first is the last. */
const files = (await fencesOf(PAGE)).filter(({ title }) => title).reverse();
const projectOf = (name: string): Files => ({
  "package.json": `{ "name": "${name}", "type": "module", "dependencies": { "react": "*", "react-dom": "*" } }`,
  ...Object.fromEntries(files.map(({ title, code }) => [title.replace(`${name}/`, ""), code])),
});
const [reviews, shop] = [projectOf("reviews"), projectOf("shop")];
const [remote = "", host = ""] = [reviews["webpack.config.js"], shop["webpack.config.js"]];

/** Builds a project by its configuration. Returns the emitted files by their paths. */
async function built(code: string, files: Files): Promise<Site> {
  // To minimize React DOM takes longer than all the rest.
  const unminimized = code.replace('mode: "production",', "$& optimization: { minimize: false },");
  const folder = await project({ ...files, "webpack.config.js": unminimized });
  const printed = await buildOwn(folder);
  if (!/compiled (?:successfully|with \d+ warnings?) /.test(printed)) throw new Error(printed);
  return siteIn(path.join(folder, "dist"));
}

/** The files of a remote, at another address. */
const at = (base: string, files: Site): Site =>
  Object.fromEntries(Object.entries(files).map(([name, answer]) => [base + name.slice(1), answer]));

/** A page that prints what the shop shows, and the addresses of all that it has loaded. */
const pageWith = (scripts: string) => `<!doctype html><body><script>
  new MutationObserver(() => {
    const text = document.querySelector("main")?.textContent;
    if (text) console.log("done", text, ...performance.getEntriesByType("resource").map(({ name }) => name));
  }).observe(document.body, { childList: true, subtree: true });
</script>${scripts}`;

/** Builds a host. Returns its files, with a page. */
async function hostBy(code: string, scripts = MAIN): Promise<Site> {
  return { ...(await built(code, shop)), "/": pageWith(scripts) };
}

/** Serves a remote by its configuration, and a host from another port. Returns what the page of the host prints. */
async function visitServed(hostCode: string, remoteCode: string, script = MAIN, headers = {}): Promise<string> {
  const { origin } = await served(remoteCode, { files: reviews, devServer: { port: 0, client: false, ...headers } });
  const site = await hostBy(hostCode.replace(REMOTE, `${origin}/`), script);
  const server = await startLocalServer(({ url = "/" }, response) => {
    response.setHeader("content-type", url === "/" ? "text/html" : "text/javascript").end(site[url]);
  });
  onTestFinished(() => server.close());
  return visit({}, server.origin);
}

samples.tries("port: 3001", async (code) => {
  const shown = await visitServed(host, code);
  expect(shown).toContain(LIST);
  const from = /(\S+\/)remote-entry\.js/.exec(shown)?.[1] ?? "nowhere";
  expect(shown).toContain(`${from}src_review-list_js.js`);
  // One copy of React, that of the shop.
  expect(shown.match(/\S*react_index\S*/g)).toEqual([expect.not.stringContaining(from)]);
  const unshared = code.replace("shared: { react: { singleton: true } },", "");
  expect(await visitServed(host, unshared)).toContain(TWO_REACTS);
  expect(await visitServed(host, code, MAIN, { headers: undefined })).toContain("Uncaught ScriptExternalLoadError");
});

/** Returns what the page of a host prints with a remote. */
const visitBoth = async (hostCode: string, remoteCode: string) =>
  visit({ ...(await hostBy(hostCode)), ...at(REMOTE, await built(remoteCode, reviews)) });

samples.tries("devServer: { port: 3000 }", async (code) => {
  expect(await visitBoth(code, remote)).toContain(LIST);
  await expect(hostBy(code.replace(/remotes: .*,/, ""))).rejects.toThrow("Can't resolve 'reviews/list'");
});

samples.tries("new ContainerPlugin({", async (code) => {
  expect(await visitBoth(host, code)).toContain(LIST);
  const script = `<script src="${REMOTE}remote-entry.js"></script>`;
  const print = '<script>console.log("done", Object.keys(reviews).sort().join())</script>';
  expect(await visit({ ...at(REMOTE, await built(code, reviews)), "/": script + print })).toBe("done get,init");
  expect(await visitBoth(host, code.replace(/new SharePlugin\(.*\),/, ""))).toContain(TWO_REACTS);
});

samples.tries("new ContainerReferencePlugin({", async (code) => {
  expect(await visitBoth(code, remote)).toContain(LIST);
  expect(await visitBoth(code.replace(/new SharePlugin\([\s\S]*?\n {4}\}\),/, ""), remote)).toContain(TWO_REACTS);
  const without = hostBy(code.replace(/new ContainerReferencePlugin[\s\S]*?\n {4}\}\),/, ""));
  await expect(without).rejects.toThrow("Can't resolve 'reviews/list'");
});

samples.tries("`promise new Promise(", async (code) => {
  const points = reviews["src/review-list.js"]?.replace("stars`", "points`") ?? "";
  const site = {
    ...(await hostBy(code)),
    ...at("https://cdn.example.com/stable/", await built(remote, reviews)),
    ...at("https://cdn.example.com/next/", await built(remote, { ...reviews, "src/review-list.js": points })),
  };
  expect(await visit(site)).toContain(LIST);
  expect(await visit(site, "/?reviews=next")).toContain("Desk lamp: 5 points");
  expect(await visit(site, "/?reviews=old")).toContain("No https://cdn.example.com/old/remote-entry.js");
});

samples.tries('remoteType: "import"', async (code) => {
  const toModule = remote.replace("entry: {},", "$& output: { module: true },");
  const exporting = toModule.replace('name: "reviews",', '$& library: { type: "module" },');
  const main = '<script type="module" src="main.mjs"></script>';
  expect(await visitServed(code, exporting, main)).toContain(LIST);
  expect(await visitServed(code, exporting, main, { headers: undefined })).toContain("blocked by CORS policy");
  await expect(hostBy(code.replace('remoteType: "import",', ""))).rejects.toThrow("Invalid request");
});

samples.tries('entry: { reviews: "./src/public-path.js" }', async (code) => {
  const bases = [REMOTE, "https://files.test/v2/", "https://cdn.example.com/reviews/"];
  const set = `<script>window.remoteBase = { reviews: "${bases[1]}" };</script>`;
  const visited = async (sample: string, scripts: string) => {
    const container = await built(sample, reviews);
    return visit(Object.assign(await hostBy(host, scripts), ...bases.map((base) => at(base, container))));
  };
  expect(await visited(code, set + MAIN)).toMatch(/5 stars.* https:\/\/files\.test\/v2\/\d+\.js/);
  expect(await visited(code, MAIN)).toMatch(/5 stars.* https:\/\/cdn\.example\.com\/reviews\/\d+\.js/);
  const automatic = await visited(code.replace(/entry: .*,/, "entry: {},"), set + MAIN);
  expect(automatic).toMatch(/5 stars.* http:\/\/localhost:3001\/\d+\.js/);
});

samples.tries('output: { uniqueName: "reviews" }', async (code) => {
  const selling = (name: string) => ({
    "package.json": '{ "type": "module" }',
    "src/index.js": `window.${name} = async () => console.log("${name}", (await import("./price.js")).price);`,
    "src/price.js": `export const price = "price of ${name}";`,
  });
  const shopFiles = await built('export default { mode: "production" };', selling("shop"));
  const calls = '<script type="module">await reviews(); await shop(); console.log("done");</script>';
  const page = `<script src="/main.js"></script><script src="${REMOTE}main.js"></script>${calls}`;
  const printed = async (sample: string) =>
    visit({ ...shopFiles, ...at(REMOTE, await built(sample, selling("reviews"))), "/": page });
  expect(await printed(code)).toContain("shop price of shop");
  expect(await printed(code.replace(/output: .*,/, ""))).toContain("shop price of reviews");
});
