import { transform } from "sucrase";

/** The names of Node.js's own modules, which webpack leaves out of bundles for Node.js. */
const builtinModules = (
  "assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns " +
  "dns/promises domain events fs fs/promises http http2 https inspector module net os path path/posix path/win32 " +
  "perf_hooks process punycode querystring readline repl stream stream/promises string_decoder sys timers " +
  "timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib"
).split(" ");

/**
 * Removes the types from a module. webpack's built-in TypeScript support calls this function in versions before 5.113.
 */
function stripTypeScriptTypes(code: string): string {
  return transform(code, { transforms: ["typescript"], disableESTransforms: true, keepUnusedImports: true }).code;
}

/**
 * Resolves an absolute path to itself. postcss-loader calls this function through import-fresh to read its
 * configuration again.
 *
 * @throws {Error} When the request isn't an absolute path, which never happens here.
 */
function _resolveFilename(request: string): string {
  if (request.startsWith("/")) return request;
  throw new Error(`The playground can't resolve "${request}" here.`);
}

const module = { builtinModules, stripTypeScriptTypes, _nodeModulePaths: () => [], _resolveFilename };

export { module as default, module as "module.exports" };
