import { readFileSync } from "node:fs";
import path from "node:path";
import { type Zippable, zipSync } from "fflate";
import type { SiteConfig } from "../../../src/types";
import { outputFile } from "../content/names";
import type { Page, Site } from "../content/types";
import { readSteps, stateAfter, zipUrl } from "../markdown/project-state";
import { absolute } from "./xml";

/** Returns the projects of guides as zip files, each with a folder for the state after each step. */
export function projectZips({ pages }: Pick<Site, "pages">, config: SiteConfig): Map<string, Uint8Array> {
  const zips = pages.flatMap((page) =>
    page.project ? [[outputFile(zipUrl(page)), zip(page, page.project, config)]] : [],
  );
  return new Map(zips as [string, Uint8Array][]);
}

function zip({ title, url }: Page, project: string, config: SiteConfig): Uint8Array {
  const steps = readSteps(project);
  const files: Zippable = { "README.md": new TextEncoder().encode(readme(title, absolute(config, url))) };
  for (const step of steps) {
    for (const [file, from] of stateAfter(steps, step.name)) {
      files[`${step.name}/${file}`] = readFileSync(path.join(project, from, file));
    }
  }
  // The same content has to give the same bytes, so all files get the earliest time that a zip file can contain. Zip
  // files contain local times, and this code gives the same one in every time zone.
  const mtime = new Date(1980, 0, 1);
  return zipSync({ [path.posix.basename(outputFile(url))]: files }, { mtime, level: 9 });
}

function readme(title: string, address: string): string {
  return `# ${title}

These are the files of <${address}>. Each folder holds the project as it is after a step of the guide.

Run \`npm install\` in the folder of a step before you build it.
`;
}
