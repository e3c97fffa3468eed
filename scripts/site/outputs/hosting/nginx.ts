import { decode } from "../../../../src/utilities/urls";
import type { Hosting } from "./table";

/**
 * Returns a file for `include` in a `server` block whose `root` contains the site. nginx does not inherit headers in a
 * block that sets headers itself, so they are repeated.
 */
export function nginxFile(hosting: Hosting): string {
  const { basePath, headers, frames, immutable, cacheControl, types, redirects, notFound } = hosting;
  const location = (match: string, caching: string, rest: string[], own: Record<string, string> = {}) => {
    const sent = Object.entries({ ...headers, "Cache-Control": caching, ...own });
    const lines = sent.map(([name, value]) => `  add_header ${name} "${value}" always;`);
    return [`location ${match} {`, ...lines, ...rest, "}"].join("\n");
  };
  const ofPages = ["  index index.html;", "  try_files $uri $uri/ =404;"];
  return [
    "# Inside a server block: root /path/to/the/folder; include nginx.conf;",
    "charset utf-8;",
    "types {",
    ...Object.entries(types).map(([ending, type]) => `  ${bare(type)} ${ending.slice(1)};`),
    "}",
    // nginx adds HTML to both lists by default, and warns about types that are in a list twice.
    `charset_types ${textTypes(types)};`,
    "absolute_redirect off;",
    "gzip on;",
    `gzip_types ${textTypes(types)};`,
    `error_page 404 ${notFound};`,
    // nginx compares decoded addresses.
    ...redirects.map(({ from, to }) => `location = "${decode(from)}" { return 301 ${to}$is_args$args; }`),
    ...immutable.folders.map((folder) => location(`^~ ${folder}`, immutable.cacheControl, ["  try_files $uri =404;"])),
    ...frames.map(({ folder, policy }) =>
      location(`^~ ${folder}`, cacheControl, ofPages, { "Content-Security-Policy": policy }),
    ),
    location(basePath, cacheControl, ofPages),
    "",
  ].join("\n");
}

/** Returns the types of text files except HTML, separated by spaces. */
function textTypes(types: Record<string, string>): string {
  const texts = Object.values(types)
    .map(bare)
    .filter((type) => /^text\/|json|xml/.test(type) && type !== "text/html");
  return [...new Set(texts)].join(" ");
}

/** Returns a type without its parameters. */
function bare(type: string): string {
  return type.replace(/;.*/, "");
}
