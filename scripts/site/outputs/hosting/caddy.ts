import type { Hosting } from "./table";

/** Returns a file for `import` in a site block of a Caddyfile that also contains `root * /path/to/the/folder`. */
export function caddyFile(hosting: Hosting): string {
  const { basePath, headers, frames, immutable, cacheControl, types, redirects, notFound } = hosting;
  const set = Object.entries({ ...headers, "Cache-Control": cacheControl });
  return [
    "# Inside a site block: root * /path/to/the/folder, then import Caddyfile",
    "encode zstd gzip",
    `header ${basePath}* {`,
    ...set.map(([name, value]) => `\t${name} "${value}"`),
    "}",
    // A response for a missing file must not be cached, because the file may exist later. Named matchers come last.
    "@hashed {",
    `\tpath ${immutable.folders.map((folder) => `${folder}*`).join(" ")}`,
    "\tnot path */",
    "\tfile",
    "}",
    `header @hashed Cache-Control "${immutable.cacheControl}"`,
    ...frames.flatMap(({ folder, policy }, index) => [
      `@frame${index} path ${folder}*`,
      `header @frame${index} Content-Security-Policy "${policy}"`,
    ]),
    ...Object.entries(types).flatMap(([ending, type]) => {
      const name = `@${ending.slice(1)}`;
      return [`${name} path *${ending}`, `header ${name} Content-Type "${type}"`];
    }),
    // Caddy's redirects, including those to folders, drop the query unless it is added.
    "map {query} {asked} {",
    '\t"" ""',
    '\tdefault "?{query}"',
    "}",
    ...redirects.map(({ from, to }) => `redir ${from} ${to}{asked} 301`),
    "@folder {",
    // Two slashes at the start would redirect to another host.
    "\tnot path */ //*",
    "\tfile {path}/index.html",
    "}",
    "redir @folder {path}/{asked} 301",
    "file_server",
    "handle_errors {",
    `\trewrite * ${notFound}`,
    "\tfile_server",
    "}",
    "",
  ].join("\n");
}
