/** `npm run new -- guides/my-page`: creates a page from the template of its kind. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "../lib/paths";
import { portOf } from "../lib/port";
import { planPage } from "../site/new-page/plan-page";

const folder = contentDir(process.env);
const { file, url, text } = await planPage(process.argv.slice(2), folder);
const target = path.join(folder, file);
await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, text, { flag: "wx" }); // An existing file is never overwritten.
console.log(`File: ${path.relative(process.cwd(), target)}`);
console.log(`Url:  ${url}`);
console.log(
  `Next: npm run dev, then open http://localhost:${portOf(process.env)}${url} and replace the template's text.`,
);
