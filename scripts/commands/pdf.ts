/**
 * `npm run pdf`: prints one PDF with an outline for each section of the built site into the folder `pdf` beside the
 * output. `-- guides` selects sections.
 */

import path from "node:path";
import { parseArgs } from "node:util";
import { readSiteConfig } from "../../src/site";
import { outputDir } from "../lib/paths";
import { count } from "../lib/report";
import { printSections } from "../site/pdf/print-sections";

const { positionals } = parseArgs({ allowPositionals: true });
const output = outputDir(process.env);
const folder = path.join(path.dirname(output), "pdf");
const printed = await printSections(output, readSiteConfig(process.env), folder, positionals);
for (const { file, bytes } of printed) console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`);
console.log(`${count(printed.length, "PDF")} in ${folder}`);
