import type { PageRedirect } from "../../scripts/site/outputs/redirects";
import type { Finding } from "./findings";

/** The data for the questions to a host, and for the expected answers. */
export interface Asked {
  origin: string;
  basePath: string;
  /** URLs of pages, without the base path. */
  routes: string[];
  /** The URL of a script with a hash in its name, to check its type and how long it may be cached. */
  asset: string;
  /** Old addresses of pages with their targets, from the root of the host. */
  redirects: PageRedirect[];
}

const HEADERS = ["content-security-policy", "x-content-type-options", "referrer-policy"];

/**
 * Requests every route from a host, in every form. The host may redirect or respond directly, but never with another
 * page, and never without the query. Missing addresses get status 404 and our page for unknown paths. The headers and
 * cache times must be those of the hosting table.
 */
export async function interrogate({ origin, basePath, routes, asset, redirects }: Asked): Promise<Finding[]> {
  const findings: Finding[] = [];
  const find = (check: Finding["check"], sentence: string) => void findings.push({ check, sentence });
  const address = (url: string) => `${origin}${basePath}${url.slice(1)}`;
  const get = (url: string) => fetch(address(url), { redirect: "manual" });

  async function expectPage(form: string, route: string): Promise<void> {
    let answer = await get(form);
    for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 3; hops++) {
      const target = new URL(answer.headers.get("location") ?? "", answer.url);
      if (target.origin !== origin) return find("pages", `${form} leads to another host: ${target.href}`);
      if (form.includes("?") && target.search !== "?q=1") find("queries", `${form} loses its query: ${target.href}`);
      answer = await fetch(target, { redirect: "manual" });
    }
    const text = await answer.text();
    if (answer.status !== 200) return find("pages", `${form} has the status ${answer.status}.`);
    if (!text.includes(`&quot;path&quot;:&quot;${route}&quot;`) && !text.includes(`"path":"${route}"`)) {
      return find("pages", `${form} shows another page.`);
    }
    if (!/^text\/html/.test(answer.headers.get("content-type") ?? "")) find("types", `${form} isn't text/html.`);
  }

  for (const route of routes) {
    await expectPage(route, route);
    await expectPage(`${route}index.html`, route);
    await expectPage(`${route}?q=1`, route);
    if (route !== "/") {
      await expectPage(route.slice(0, -1), route);
      await expectPage(`${route.slice(0, -1)}?q=1`, route);
    }
  }

  const deepest = routes.reduce((one, other) => (other.split("/").length > one.split("/").length ? other : one));
  for (const unknown of ["/nowhere/", "/nowhere", `${deepest}nowhere/`, "/assets/nowhere.js"]) {
    const answer = await get(unknown);
    const text = await answer.text();
    if (answer.status !== 404) find("unknown paths", `${unknown} has the status ${answer.status}.`);
    if (!text.includes("not-found")) find("page for unknown paths", `${unknown} does not show it.`);
    // The file may exist tomorrow, but a browser wouldn't ask again.
    if (/immutable/.test(answer.headers.get("cache-control") ?? "")) find("times", `${unknown} is missing for ever.`);
  }

  for (const { from, to } of redirects) {
    const answer = await fetch(`${origin}${from}?q=1`, { redirect: "manual" });
    const target = new URL(answer.headers.get("location") ?? "", `${origin}${from}`);
    // A host without redirects has a page there that leads to the target.
    if (answer.status === 200 && (await answer.text()).includes(to)) continue;
    if (answer.status !== 301 || target.origin + target.pathname !== origin + to)
      find("redirects", `${from} does not lead to ${to}.`);
    else if (target.search !== "?q=1") find("queries", `${from} loses its query: ${target.href}`);
  }

  for (const [file, type] of Object.entries({
    "/index.md": "text/markdown",
    "/manifest.webmanifest": "application/manifest+json",
  })) {
    const given = (await get(file)).headers.get("content-type") ?? "";
    if (!given.startsWith(type)) find("types", `${file} is ${given || "nothing"} instead of ${type}.`);
  }

  const [page, script] = [await get(deepest), await get(asset)];
  if (!/javascript/.test(script.headers.get("content-type") ?? "")) find("types", `${asset} is no JavaScript.`);
  if (!/immutable/.test(script.headers.get("cache-control") ?? "")) find("times", `${asset} is not kept for ever.`);
  if (/immutable/.test(page.headers.get("cache-control") ?? "")) find("times", "Pages are kept for ever.");
  for (const header of HEADERS) {
    if (!page.headers.get(header)) find("headers", `Pages have no ${header}.`);
    if (!script.headers.get(header)) find("headers", `${asset} has no ${header}.`);
  }
  return findings;
}
