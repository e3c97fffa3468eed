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
  // The site that webpack-doc-kit generates has its guides in folders by subject.
  "/guides/cli/": "/api/cli/",
  "/guides/cli/environments/": "/guides/environment-variables/",
  "/guides/cli/inspecting-builds/": "/api/cli/#commands",
  "/guides/cli/running-builds/": "/api/cli/#build",
  "/guides/cli/scaffolding/": "/guides/scaffolding/",
  "/guides/contributing/debugging/": "/contribute/debugging/",
  "/guides/contributing/plugin-patterns/": "/contribute/plugin-patterns/",
  "/guides/contributing/writers-guide/": "/contribute/writers-guide/",
  "/guides/contributing/writing-a-loader/": "/contribute/writing-a-loader/",
  "/guides/contributing/writing-a-plugin/": "/contribute/writing-a-plugin/",
  "/guides/core-workflows/asset-management/": "/guides/asset-management/",
  "/guides/core-workflows/asset-modules/": "/guides/asset-modules/",
  "/guides/core-workflows/development/": "/guides/development/",
  "/guides/core-workflows/development/hot-module-replacement/": "/guides/hot-module-replacement/",
  "/guides/core-workflows/development/vagrant/": "/guides/development-vagrant/",
  "/guides/core-workflows/environment-variables/": "/guides/environment-variables/",
  "/guides/core-workflows/output-management/": "/guides/output-management/",
  "/guides/core-workflows/production/": "/guides/production/",
  "/guides/core-workflows/public-path/": "/guides/public-path/",
  "/guides/getting-started/installing-webpack/": "/guides/installation/",
  "/guides/getting-started/concepts/": "/concepts/",
  "/guides/getting-started/concepts/configuration/": "/concepts/configuration/",
  "/guides/getting-started/concepts/dependency-graph/": "/concepts/dependency-graph/",
  "/guides/getting-started/concepts/entry-points/": "/concepts/entry-points/",
  "/guides/getting-started/concepts/hot-module-replacement/": "/concepts/hot-module-replacement/",
  "/guides/getting-started/concepts/loaders/": "/concepts/loaders/",
  "/guides/getting-started/concepts/manifest/": "/concepts/manifest/",
  "/guides/getting-started/concepts/module-federation/": "/concepts/module-federation/",
  "/guides/getting-started/concepts/module-resolution/": "/concepts/module-resolution/",
  "/guides/getting-started/concepts/modules/": "/concepts/modules/",
  "/guides/getting-started/concepts/output/": "/concepts/output/",
  "/guides/getting-started/concepts/plugins/": "/concepts/plugins/",
  "/guides/getting-started/concepts/targets/": "/concepts/targets/",
  "/guides/getting-started/concepts/under-the-hood/": "/concepts/under-the-hood/",
  "/guides/getting-started/concepts/why-webpack/": "/concepts/why-webpack/",
  "/guides/glossary/": "/glossary/",
  "/guides/migration/": "/migrate/",
  "/guides/migration/to-v3/": "/migrate/3/",
  "/guides/migration/to-v4/": "/migrate/4/",
  "/guides/migration/to-v5/": "/migrate/5/",
  "/guides/modern-web/": "/guides/",
  "/guides/modern-web/native-css/": "/guides/native-css/",
  "/guides/modern-web/progressive-web-application/": "/guides/progressive-web-application/",
  "/guides/modern-web/web-workers/": "/guides/web-workers/",
  "/guides/modules-and-dependencies/dependency-management/": "/guides/dependency-management/",
  "/guides/modules-and-dependencies/ecma-script-modules/": "/guides/ecma-script-modules/",
  "/guides/modules-and-dependencies/entry-advanced/": "/guides/entry-advanced/",
  "/guides/modules-and-dependencies/package-exports/": "/guides/package-exports/",
  "/guides/modules-and-dependencies/shimming/": "/guides/shimming/",
  "/guides/optimization/build-performance/": "/guides/build-performance/",
  "/guides/optimization/caching/": "/guides/caching/",
  "/guides/optimization/code-splitting/": "/guides/code-splitting/",
  "/guides/optimization/tree-shaking/": "/guides/tree-shaking/",
  "/guides/optimization/code-splitting/lazy-loading/": "/guides/lazy-loading/",
  "/guides/tooling-and-integration/authoring-libraries/": "/guides/author-libraries/",
  "/guides/tooling-and-integration/content-security-policy/": "/guides/csp/",
  "/guides/tooling-and-integration/integrations/": "/guides/integrations/",
  "/guides/tooling-and-integration/typescript/": "/guides/typescript/",
  "/about/branding/": "/branding/",
  "/about/license/": "/license/",
  "/about/versioning/": "/contribute/release-process/",
};

/**
 * Old addresses of a certain form, with their current targets. The site that webpack-doc-kit generates has a page for each
 * loader, plugin, release and exported name of webpack. Only the router follows these rules.
 */
const RULES: readonly [form: RegExp, target: string][] = [
  [/^\/docs\/(?:api\/)?(loaders|plugins)\/([\w-]+)\/$/, "/$1/$2/"],
  [/^\/docs\/api\/(?:v5\.x\/)?$/, "/api/types/"],
  [/^\/docs\/api\/(?:[\w.-]+\/)*(\w+)\/$/, "/api/types/#$1"],
  [/^\/blog\/posts\/\d{4}-\d\d-\d\d-webpack-(\d+-\d+)\/$/, "/releases/$1/"],
];

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
  if (Object.hasOwn(redirects, address)) return redirects[address];
  const rule = RULES.find(([form]) => form.test(address));
  return rule && address.replace(...rule);
}
