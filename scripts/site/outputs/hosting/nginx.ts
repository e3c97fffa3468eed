import type { Hosting } from "./table";

/**
 * Returns a file for `include` in a `server` block whose `root` contains the site. nginx does not inherit headers in a
 * block that sets headers itself, so they are repeated.
 */
export function nginxFile({ basePath, headers, immutable, cacheControl, types, redirects, notFound }: Hosting): string {
  const common = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const location = (match: string, caching: string, rest: string[]) =>
    [`location ${match} {`, ...common, `  add_header Cache-Control "${caching}" always;`, ...rest, "}"].join("\n");
  return [
    "# Inside of a server block: root /path/to/the/folder; include nginx.conf;",
    "charset utf-8;",
    "charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;",
    "absolute_redirect off;",
    "gzip on;",
    "gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;",
    `error_page 404 ${notFound};`,
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    ...immutable.folders.map((folder) => location(`^~ ${folder}`, immutable.cacheControl, ["  try_files $uri =404;"])),
    location(basePath, cacheControl, ["  index index.html;", "  try_files $uri $uri/ =404;"]),
    ...Object.entries(types).map(([ending, type]) =>
      location(`~ ^${basePath}.*\\${ending}$`, cacheControl, ["  types { }", `  default_type "${type}";`]),
    ),
    "",
  ].join("\n");
}
