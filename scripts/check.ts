/** `npm run check`: what is wrong with the content, without building it. */
import { prepare } from "./content/prepare";
import { count, exitWithSentence, judge, printProblems } from "./report";

try {
  const { site, contentDir } = await prepare(process.env);
  printProblems(site.problems, contentDir);
  if (judge(site)) process.exitCode = 1;
  else console.log(`${count(site.pages.length, "page")} checked.`);
} catch (error) {
  exitWithSentence(error);
}
