import type { Hosting } from "./table";

/**
 * Returns a file for `include` in lighttpd.conf, where `server.document-root` is the output folder. It needs mod_setenv
 * and mod_redirect.
 */
export function lighttpdFile({
  basePath,
  headers,
  frames,
  immutable,
  cacheControl,
  types,
  redirects,
  notFound,
}: Hosting): string {
  const list = (all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) => `    "${name}" => "${value}",`);
  return [
    '# server.document-root = "/path/to/the/folder", then include this file.',
    'server.modules += ("mod_setenv", "mod_redirect")',
    'index-file.names = ("index.html")',
    // `server.error-handler-404` would respond with status 200, and with `server.errorfile-prefix`, missing files would
    // be cached as long as existing ones.
    `server.error-handler = "${notFound}"`,
    "mimetype.assign = (",
    ...Object.entries(types).map(([extension, type]) => `  "${extension}" => "${type}",`),
    ")",
    `$HTTP["url"] =~ "^${basePath}" {`,
    "  setenv.set-response-header = (",
    ...list({ ...headers, "Cache-Control": cacheControl }),
    "  )",
    "}",
    ...immutable.folders.flatMap((folder) => [
      `$HTTP["url"] =~ "^${folder}" {`,
      "  setenv.set-response-header = (",
      ...list({ ...headers, "Cache-Control": immutable.cacheControl }),
      "  )",
      "}",
    ]),
    ...frames.flatMap(({ folder, policy }) => [
      `$HTTP["url"] =~ "^${folder}" {`,
      "  setenv.set-response-header = (",
      ...list({ ...headers, "Content-Security-Policy": policy, "Cache-Control": cacheControl }),
      "  )",
      "}",
    ]),
    "url.redirect = (",
    ...redirects.map(({ from, to }) => `  "^${from}(\\?.*)?$" => "${to}$1",`),
    ")",
    "",
  ].join("\n");
}
