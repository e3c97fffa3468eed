/**
 * `npm run check:links`: requests every external address in our own pages. Run it by hand. In CI, only a weekly job
 * runs it, with `-- --scheduled`.
 */
import path from "node:path";
import { createLinkChecker } from "../checks/links/check-link";
import { checkLinks } from "../checks/links/check-links";
import { findLinks } from "../checks/links/find-links";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { paths } from "../lib/paths";
import { count, printProblems, printSummary } from "../lib/report";
import { readTrustedPages } from "../site/content/trusted-pages";
import { loadSite } from "../site/load-site";

const flags = readFlags("scheduled", "allow-missing");
if (process.env.CI && !flags.scheduled)
  throw new Error(
    "check:links sends requests to other people's servers, so it doesn't run in CI on every push. Run it by hand, or with --scheduled in a weekly job.",
  );
await fetchSiteReadmes(process.env, flags);
const { config, site, contentDir } = await loadSite(process.env);
const links = findLinks(await readTrustedPages(site, contentDir), config.origin);
console.log(`Checking ${count(links.size, "link")}, slowly ...`);
const checkLink = createLinkChecker({ userAgent: `webpack-documentation link check (+${config.repository})` });
const problems = await checkLinks(links, checkLink, path.join(paths.cache, "links.json"));
printProblems(problems, contentDir);
if (!printSummary(problems)) process.exitCode = 1;
