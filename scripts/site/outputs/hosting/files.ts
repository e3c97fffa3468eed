import { apacheFile } from "./apache";
import { caddyFile } from "./caddy";
import { cloudfrontFunction, cloudfrontSettings } from "./cloudfront";
import { lighttpdFile } from "./lighttpd";
import { headersFile, redirectsFile } from "./netlify";
import { nginxFile } from "./nginx";
import type { Hosting } from "./table";
import { vercelFile } from "./vercel";

/**
 * Everything that tells a host how to serve the site, by path in the output. At the root lies what hosts look for by
 * themselves, in `hosting/` what a deployer includes in a configuration of their own.
 */
export function hostingFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    [".nojekyll", ""], // GitHub Pages would leave out names that start with an underscore
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
