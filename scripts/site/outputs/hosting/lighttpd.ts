import type { Hosting } from "./table";

/** For `include` in lighttpd.conf, where `server.document-root` is the folder; needs mod_setenv and mod_redirect. */
export function lighttpdFile({
  basePath,
  headers,
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
    // Not error-handler-404, which would answer with 200; nor a file for errors, which would be kept as long as what is
    // missing: it may be there tomorrow.
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
    "url.redirect = (",
    ...redirects.map(({ from, to }) => `  "^${from}(\\?.*)?$" => "${to}$1",`),
    ")",
    "",
  ].join("\n");
}
