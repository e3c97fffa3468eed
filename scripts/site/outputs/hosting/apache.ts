import { decode } from "../../../../src/utilities/urls";
import type { Hosting } from "./table";

/** Returns `.htaccess`, which Apache reads if `AllowOverride All` is set. It needs mod_headers and mod_rewrite. */
export function apacheFile({ headers, frames, immutable, cacheControl, types, redirects, notFound }: Hosting): string {
  return [
    "AddDefaultCharset utf-8",
    "AddCharset utf-8 .css .js .json .svg .txt .xml",
    ...Object.entries(types).map(([ending, type]) => `AddType "${type}" ${ending}`),
    "Options -Indexes",
    "DirectoryIndex index.html",
    `ErrorDocument 404 ${notFound}`,
    "<IfModule mod_headers.c>",
    ...Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header always set Cache-Control "${cacheControl}"`,
    ...immutable.folders.map(
      (folder) =>
        `  Header always set Cache-Control "${immutable.cacheControl}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
    ),
    ...frames.map(
      ({ folder, policy }) =>
        `  Header always set Content-Security-Policy "${policy}" "expr=%{REQUEST_URI} =~ m#^${folder}#"`,
    ),
    "</IfModule>",
    "<IfModule mod_alias.c>",
    // Apache compares decoded addresses, and encodes the target.
    ...redirects.map(({ from, to }) => `  RedirectMatch 301 "^${decode(from)}$" "${decode(to)}"`),
    "</IfModule>",
    "",
  ].join("\n");
}
