/** `npm run check`: what is wrong with the content, without building it. */
import { inTextOrder } from "./content/in-text-order";
import { readOwnPages } from "./content/own-pages";
import { prepare } from "./content/prepare";
import { count, exitWithSentence, judge, printProblems } from "./report";
import { checkSamples } from "./samples/check-samples";
import { checkStyle } from "./style/check-style";

try {
  const { site, contentDir } = await prepare(process.env);
  const pages = await readOwnPages(site, contentDir);
  const problems = [...site.problems, ...(await checkSamples(pages)), ...checkStyle(pages)].sort(inTextOrder);
  printProblems(problems, contentDir);
  if (judge({ ...site, problems })) process.exitCode = 1;
  else console.log(`${count(site.pages.length, "page")} checked.`);
} catch (error) {
  exitWithSentence(error);
}
