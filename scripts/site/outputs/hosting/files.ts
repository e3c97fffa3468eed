import { apacheFile } from "./apache";
import { caddyFile } from "./caddy";
import { cloudfrontFunction, cloudfrontSettings } from "./cloudfront";
import { lighttpdFile } from "./lighttpd";
import { headersFile, redirectsFile } from "./netlify";
import { nginxFile } from "./nginx";
import type { Hosting } from "./table";
import { vercelFile } from "./vercel";

/**
 * Returns all files that configure hosts, by path in the output. Files that hosts look for are at the root; files that
 * a deployer includes in a configuration are in `hosting/`.
 */
export function hostingFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    [".nojekyll", ""], // Without it, GitHub Pages ignores names that start with an underscore.
    ["_headers", headersFile(hosting)],
    ["_redirects", redirectsFile(hosting)],
    ["vercel.json", vercelFile(hosting)],
    [".htaccess", apacheFile(hosting)],
    ["hosting/nginx.conf", nginxFile(hosting)],
    ["hosting/Caddyfile", caddyFile(hosting)],
    ["hosting/lighttpd.conf", lighttpdFile(hosting)],
    ["hosting/cloudfront-function.js", cloudfrontFunction(hosting)],
    ["hosting/cloudfront.json", cloudfrontSettings(hosting)],
  ]);
}
