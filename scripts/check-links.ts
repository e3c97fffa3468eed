/** `npm run check:links`: asks for every address outside that our own pages link to. By hand, never in CI. */
import path from "node:path";
import { readOwnPages } from "./content/own-pages";
import { prepare } from "./content/prepare";
import { asker } from "./links/ask";
import { checkLinks } from "./links/check-links";
import { findLinks } from "./links/find-links";
import { paths } from "./paths";
import { count, exitWithSentence, judge, printProblems } from "./report";

try {
  if (process.env.CI)
    throw new Error("check:links asks other people's servers, so it does not run in CI. Call it by hand.");
  const { config, site, contentDir } = await prepare(process.env);
  const links = findLinks(await readOwnPages(site, contentDir), config.origin);
  console.log(`Asking for ${count(links.size, "link")}, slowly ...`);
  const ask = asker({ userAgent: `webpack-documentation link check (+${config.repository})` });
  const problems = await checkLinks(links, ask, path.join(paths.cache, "links.json"));
  printProblems(problems, contentDir);
  if (judge({ problems })) process.exitCode = 1;
} catch (error) {
  exitWithSentence(error);
}
