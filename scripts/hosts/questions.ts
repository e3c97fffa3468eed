/** What is asked of a host, and what it has to answer. */
export interface Asked {
  origin: string;
  basePath: string;
  /** Urls of pages, without the base path. */
  routes: string[];
  /** A file with a hash in its name, for its type and for how long it may be kept. */
  asset: string;
  isConfigured: boolean;
}

/**
 * Asks a host for every route in every form. A host may redirect or answer at once, but never with another page, never
 * without the query, and what is not there has the status 404.
 *
 * @returns a sentence for everything that is wrong.
 */
export async function interrogate(asked: Asked): Promise<string[]> {
  const { origin, basePath, routes, asset, isConfigured } = asked;
  const wrong: string[] = [];
  const get = (path: string) => fetch(`${origin}${basePath}${path.slice(1)}`, { redirect: "manual" });
  const expectPage = async (form: string, route: string) => {
    let answer = await get(form);
    let hops = 0;
    while (answer.status >= 300 && answer.status < 400 && hops++ < 3) {
      const target = new URL(answer.headers.get("location") ?? "", `${origin}${basePath}${form.slice(1)}`);
      if (target.origin !== origin) return wrong.push(`${form} leads to another host: ${target.href}`);
      if (form.includes("?") && target.search !== "?q=1") return wrong.push(`${form} loses its query: ${target.href}`);
      answer = await fetch(target, { redirect: "manual" });
    }
    const text = await answer.text();
    if (answer.status !== 200) return wrong.push(`${form} has the status ${answer.status}.`);
    if (!text.includes(`&quot;path&quot;:&quot;${route}&quot;`) && !text.includes(`"path":"${route}"`)) {
      return wrong.push(`${form} shows another page.`);
    }
    if (!/^text\/html/.test(answer.headers.get("content-type") ?? "")) wrong.push(`${form} is no text/html.`);
    return 0;
  };

  for (const route of routes) {
    await expectPage(route, route);
    await expectPage(`${route}index.html`, route);
    await expectPage(`${route}?q=1`, route);
    if (route !== "/") {
      await expectPage(route.slice(0, -1), route);
      await expectPage(`${route.slice(0, -1)}?q=1`, route);
    }
  }
  for (const unknown of ["/nowhere/", "/nowhere", "/concepts/nowhere/", "/assets/nowhere.js"]) {
    const answer = await get(unknown);
    const text = await answer.text();
    if (answer.status !== 404) wrong.push(`${unknown} has the status ${answer.status}.`);
    if (isConfigured && !text.includes("not-found")) wrong.push(`${unknown} does not show the page for unknown paths.`);
  }
  const script = await get(asset);
  if (!/javascript/.test(script.headers.get("content-type") ?? "")) wrong.push(`${asset} is no JavaScript.`);
  if (isConfigured) {
    const page = await get("/concepts/");
    if (!/immutable/.test(script.headers.get("cache-control") ?? "")) wrong.push(`${asset} is not kept for ever.`);
    if (/immutable/.test(page.headers.get("cache-control") ?? "")) wrong.push("Pages are kept for ever.");
    for (const header of ["content-security-policy", "x-content-type-options", "referrer-policy"]) {
      if (!page.headers.get(header)) wrong.push(`Pages have no ${header}.`);
      if (!script.headers.get(header)) wrong.push(`${asset} has no ${header}.`);
    }
  }
  return wrong;
}
