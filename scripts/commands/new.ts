/**
 * `npm run new -- guides/my-page`: creates a page from the template of its kind. A guide also gets the first step of its
 * project, and the proof that builds it.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentDir, paths } from "../lib/paths";
import { portOf } from "../lib/port";
import { PROOFS } from "../proofs/proof-files";
import { projectFolder } from "../site/markdown/project-state";
import { planPage } from "../site/new-page/plan-page";
import { guideName, planProject, planProof } from "../site/new-page/plan-project";

const folder = contentDir(process.env);
const { file, url, text } = await planPage(process.argv.slice(2), folder);
const page = path.join(folder, file);
const guide = guideName(file);
await write(page, text);
if (guide) {
  for (const [name, content] of Object.entries(planProject()))
    await write(path.join(projectFolder(page), name), content);
  // Proofs are about the pages of this repository.
  const proof = path.join(paths.root, PROOFS, "projects/guides", `${guide}.test.ts`);
  if (folder === paths.content) await write(proof, planProof(guide));
}
console.log(`Url:  ${url}`);
console.log(
  `Next: npm run dev, then open http://localhost:${portOf(process.env)}${url} and replace the template's text.`,
);
if (guide)
  console.log(`Then: npm run prove -- guides/${guide} --update, which builds the project and records its output.`);

/** Writes a new file. An existing one is never overwritten. */
async function write(target: string, content: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content, { flag: "wx" });
  console.log(`File: ${path.relative(process.cwd(), target)}`);
}
