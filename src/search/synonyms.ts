import { fold } from "./tokenize";

/**
 * How people say it, and the words that the documentation has for it. One direction: the left side is what is typed. A line
 * helps every page that is written later, so it names words, not pages.
 */
const LINES = `
vendor, vendors, third party = splitchunks, cachegroups
code splitting, split code, split bundle, bundle splitting, split = splitchunks, dynamic import
polyfill, polyfills = fallback, resolve.fallback
env, env variable, env variables, environment variable, environment variables = environment, processenv, dotenv, defineplugin, env
env file, dot env = dotenv
lazy load, lazy loading, lazyload, lazy, load on demand, async load = dynamic import, import, lazy
dynamic import = import, importcall
minify, minification, uglify, compress, terser, minified = minimize, minimizer
compress, gzip = compress
cache busting, bust cache, hash in filename, hashed filename, hash filename = contenthash, filename
hmr, hot reload, hot reloading, hot module = hot module replacement, hot
live reload, auto reload, refresh, browser refresh, reload browser = livereload, hot
typescript, ts = typescript, ts
path alias, import alias, alias = resolve.alias, alias
shortcut, absolute import, absolute imports, root import = alias, resolve.modules, roots
dead code, unused code, unused exports, remove unused = tree shaking, usedexports, sideeffects
treeshaking, treeshake, tree shake = tree shaking, usedexports
scope hoisting, hoisting = concatenatemodules, moduleconcatenationplugin
proxy, cors, api proxy, backend = proxy
spa, history fallback, client routing, react router, cannot get = historyapifallback
https, ssl, certificate = server
global variable, global variables, globals = provideplugin, externals, global
jquery = provideplugin, externals
constants, constant, compile time, feature flag, feature flags = defineplugin
cdn = publicpath, externals
asset url, base url, deploy subfolder, subdirectory, assets path = publicpath
image, images, picture, pictures, png, jpg, svg, font, fonts, file loader, url loader, raw loader, file-loader, url-loader, raw-loader = asset, assetmodulefilename
inline, base64, data url, data uri = dataurlcondition, asset/inline
text file, txt = asset/source
css, stylesheet, styles, sass, scss, less = css, style
multi page, multiple pages, several pages, mpa, multipage = several pages, entry
multiple entries, multiple entry, several entries = entry, entry points
multiple configs, multiple configurations, array of configs = array, several configurations
micro frontend, microfrontend, micro frontends, microfrontends = module federation
remote, remotes, expose, exposes = module federation
web worker, worker, webworker = new worker, worker
wasm, webassembly = asyncwebassembly, webassembly
source map, sourcemap, sourcemaps, debug, debugging = devtool, source map
slow build, slow, build speed, build time, faster build, speed up, performance, slow rebuild = cache, performance, profile
bundle size, too large, too big, large bundle, size limit, exceeds, bundle analyzer, analyze = performance, maxassetsize, stats
clean, delete old files, remove old files, empty dist, clean dist = output.clean, clean
copy, copy files, static files, static assets = copy, static
html, index.html, html template, html-webpack-plugin = html
ssr, server side rendering, server bundle, backend bundle = target, node, externals
node_modules, node modules = externalspresets, modules
extension, extensions, file extension = resolve.extensions
monorepo, symlink, npm link, yarn link, workspace = symlinks
library, npm package, publish package, umd, sdk = output.library, library
esm, es modules, es module, mjs = module, outputmodule, esm
commonjs, cjs = commonjs, commonjs
old browsers, ie11, es5, older browsers, legacy browser = target, browserslist, environment
docker, vagrant, wsl, nfs, vm, polling = poll
rebuild, rebuilds, recompile = watch
banner, license, copyright, licence = bannerplugin
moment, moment locales, locales = ignoreplugin
port, change port = devserver.port
phone, mobile, lan, external access, network = host, allowedhosts
ci, github actions = cache
csp, nonce, content security policy = nonce, trustedtypes
runtime, boilerplate = runtimechunk
log, verbose, quiet, silent, output less, less output, hide = stats, logging, infrastructurelogging
ignore warning, ignore warnings, suppress warning, suppress warnings, hide warning, hide warnings = ignorewarnings
json, stats json, stats file = json, stats
preload, prefetch, resource hint = webpackprefetch, webpackpreload
chunk name, name chunk, named chunk = webpackchunkname, chunkfilename
filename, file name, bundle name, output name = filename
dist, output folder, output directory, build folder, build directory = output.path, path
src, source folder, entry file, start file = entry
merge, webpack merge, share config, base config, common config = extends
config, configs, webpack config, webpack.config.js = configuration
production, prod, production build = mode, production
dev, development build = mode, development
dev server, local server, devserver, webpack-dev-server = devserver
node core, core modules, buffer, crypto = fallback, polyfills
babel, jsx, transpile = loader, babel
regex, regexp, match files = test, condition
exclude, skip = exclude, noparse
duplicate, duplicates, twice = duplicatepackages, dedupe
circular = circulardependencies
unused = unusedmodules, usedexports
custom loader, own loader, write a loader, create loader = loader interface, loaders
custom plugin, own plugin, write a plugin, create plugin = plugin api, anatomy
hook, event, lifecycle = hooks
glob, many files, import all, require all, folder import = importmetaglob, requirecontext
open browser = devserver.open
target browser, browsers = browserslist, target
`;

/** Phrases of folded words, each with the folded words that stand for it. */
export const synonyms: ReadonlyMap<string, readonly string[]> = read(LINES);

/** Words in the longest phrase. */
export const LONGEST_PHRASE = 3;

function read(lines: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const entries = (text: string) => text.split(",").map((entry) => phrase(entry.trim().split(/\s+/)));
  for (const line of lines.trim().split("\n")) {
    const [typed = "", meant = ""] = line.split("=");
    for (const key of entries(typed)) {
      const others = entries(meant).filter((target) => target !== key);
      all.set(key, [...new Set([...(all.get(key) ?? []), ...others])]);
    }
  }
  return all;
}

/** Words as a key of the map. */
export function phrase(words: readonly string[]): string {
  return words.map((word) => fold(word)).join(" ");
}
