/**
 * Addresses that pages had once, or that others link to although nothing was ever there, and where they lead now: page
 * urls, with a fragment where one heading is meant. The build writes them as pages and as `_redirects`
 * (`scripts/site/outputs/redirects.ts`), the router follows them, and links of fetched pages go through them. Hosts never see
 * fragments, so those are the router's alone.
 */
export const redirects: Readonly<Record<string, string>> = {
  "/plugins/NoEmitOnErrorsPlugin/": "/plugins/no-emit-on-errors-plugin/",
  "/guides/code-splitting-async/": "/guides/code-splitting/",
  "/guides/code-splitting-async/#dynamic-import-import-": "/guides/code-splitting/#3-dynamic-imports",
  "/guides/production-build/": "/guides/production/",
  "/option/name/": "/configuration/",
  "/api/module-variables/#__webpack_public_path__-webpack-specific-": "/api/module-variables/#__webpack_public_path__",
  "/configuration/module/#rule-exclude": "/configuration/module/#ruleexclude",
  "/configuration/module/#rule-include": "/configuration/module/#ruleinclude",
};

/**
 * Where an old address leads now; nothing when it is none. A page keeps the fragment it was asked with, unless it leads
 * to a heading itself.
 *
 * @param path a page's url, without the base path.
 * @param hash the fragment with its `#`, or nothing.
 */
export function redirected(path: string, hash = ""): string | undefined {
  const exact = own(path + hash);
  if (exact !== undefined) return exact;
  const target = own(path);
  return target === undefined || target.includes("#") ? target : target + hash;
}

function own(address: string): string | undefined {
  return Object.hasOwn(redirects, address) ? redirects[address] : undefined;
}
