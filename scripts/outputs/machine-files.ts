import type { SiteConfig } from "../../src/types";
import type { Site } from "../content/types";
import { feed } from "./feed";
import { optionsListing, pagesListing } from "./listings";
import { llms } from "./llms";
import { markdownPages } from "./markdown-pages";
import { openSearch } from "./open-search";
import { pictures } from "./pictures";
import { robots, sitemap } from "./sitemap";
import { webManifest } from "./web-manifest";

const OUTPUTS = [
  ...[sitemap, robots, feed, openSearch, webManifest, markdownPages, llms, pagesListing],
  ...[optionsListing, pictures],
];

/** Everything that programs read in place of the pages, by path in the output. */
export async function machineFiles(site: Site, config: SiteConfig): Promise<Map<string, string | Uint8Array>> {
  const made = await Promise.all(OUTPUTS.map(async (output) => output(site, config)));
  return new Map(made.flatMap((files): [string, string | Uint8Array][] => [...files]));
}
