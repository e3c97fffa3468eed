/** `npm run check`: prints the problems of the content without building it, and writes the JSON schema for editors. */

import { writeFile } from "node:fs/promises";
import { checkSamples } from "../checks/samples/check-samples";
import { checkSince } from "../checks/since";
import { checkStyle } from "../checks/style/check-style";
import { fetchOwnReadmes } from "../fetch/readmes/own-readmes";
import { inTextOrder } from "../lib/problem";
import { count, exitWithSentence, printProblems, printSummary } from "../lib/report";
import { frontMatterJsonSchema, SCHEMA_FILE } from "../site/content/front-matter";
import { readOwnPages } from "../site/content/own-pages";
import { loadSite } from "../site/load-site";

try {
  await writeFile(SCHEMA_FILE, frontMatterJsonSchema());
  await fetchOwnReadmes(process.env, process.argv);
  const { site, contentDir } = await loadSite(process.env);
  const pages = await readOwnPages(site, contentDir);
  const problems = [
    ...site.problems,
    ...(await checkSamples(pages)),
    ...checkStyle(pages),
    ...checkSince(site.pages, pages),
  ].sort(inTextOrder);
  printProblems(problems, contentDir);
  if (!printSummary(problems)) process.exitCode = 1;
  else console.log(`${count(site.pages.length, "page")} checked.`);
} catch (error) {
  exitWithSentence(error);
}
