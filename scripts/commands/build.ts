/** `npm run build`: fetches missing READMEs, and builds the site into `dist`. */
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { build } from "../site/build";

await fetchSiteReadmes(process.env, readFlags("allow-missing"));
if (!(await build(process.env))) process.exitCode = 1;
