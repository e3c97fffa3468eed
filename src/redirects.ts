import { idOf, toPageUrl } from "./utilities/urls";

/**
 * Old addresses of pages, and addresses that others link to although they never existed, with their current targets. A
 * fragment selects one heading. The build writes them as pages and as `_redirects`
 * (`scripts/site/outputs/redirects.ts`), the router follows them, and links in fetched READMEs are resolved with them.
 * Hosts never see fragments, so only the router uses redirects that have one.
 */
const MOVED = {
  "/plugins/NoEmitOnErrorsPlugin/": "/plugins/no-emit-on-errors-plugin/",
  "/guides/code-splitting-async/": "/guides/code-splitting/",
  "/guides/code-splitting-async/#dynamic-import-import-": "/guides/code-splitting/#3-dynamic-imports",
  "/guides/production-build/": "/guides/production/",
  "/option/name/": "/configuration/",
  "/api/module-variables/#__webpack_public_path__-webpack-specific-": "/api/module-variables/#__webpack_public_path__",
  "/configuration/module/#rule-exclude": "/configuration/module/#ruleexclude",
  "/configuration/module/#rule-include": "/configuration/module/#ruleinclude",
};

/** The redirects by old address, in the form that {@link encodeAddress} gives to both sides. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MOVED).map(([from, to]) => [encodeAddress(from), encodeAddress(to)]),
);

/** Returns an address of this site in the form of pages' addresses, with its fragment percent-encoded too. */
export function encodeAddress(address: string): string {
  const [path = "", fragment] = address.split("#");
  return toPageUrl(path) + (fragment ? `#${encodeURIComponent(idOf(`#${fragment}`))}` : "");
}

/**
 * Returns the current target of an old address, or undefined for any other address. The fragment of the request is
 * kept, unless the target has its own.
 *
 * @param path The URL of a page, without the base path.
 * @param hash The fragment with its `#`, or an empty string.
 */
export function redirected(path: string, hash = ""): string | undefined {
  const exact = targetOf(encodeAddress(path + hash));
  if (exact !== undefined) return exact;
  const target = targetOf(toPageUrl(path));
  return target === undefined || target.includes("#") ? target : target + hash;
}

function targetOf(address: string): string | undefined {
  return Object.hasOwn(redirects, address) ? redirects[address] : undefined;
}
