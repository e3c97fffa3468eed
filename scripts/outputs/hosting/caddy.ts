import type { Hosting } from "./table";

/** For `import` in a site block of a Caddyfile that says where the site is: `root * /path/to/the/folder`. */
export function caddyFile({ basePath, headers, immutable, cacheControl, types, redirects, notFound }: Hosting): string {
  // "?" sets what is not set yet: Caddy takes the narrower path first.
  const set = Object.entries({ ...headers, "?Cache-Control": cacheControl });
  return [
    "# Inside of a site block: root * /path/to/the/folder, then import Caddyfile",
    "encode zstd gzip",
    `header ${basePath}* {`,
    ...set.map(([name, value]) => `\t${name} "${value}"`),
    "}",
    ...immutable.folders.map((folder) => `header ${folder}* Cache-Control "${immutable.cacheControl}"`),
    ...Object.entries(types).map(([ending, type]) => `header *${ending} Content-Type "${type}"`),
    ...redirects.map(({ from, to }) => `redir ${from} ${to} 301`),
    // Caddy's own redirect of a folder loses the query.
    "@folder {",
    // Two slashes at the start would lead to another host.
    "\tnot path */ //*",
    "\tfile {path}/index.html",
    "}",
    "redir @folder {path}/?{query} 301",
    "file_server",
    "handle_errors {",
    `\trewrite * ${notFound}`,
    "\tfile_server",
    "}",
    "",
  ].join("\n");
}
