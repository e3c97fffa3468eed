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
  ...[robots, feed, openSearch, webManifest, markdownPages, llms, pagesListing],
  ...[optionsListing, pictures],
];

/**
 * Everything that programs read in place of the pages, by path in the output.
 *
 * @param screenDates see `sitemap`.
 */
export async function machineFiles(
  site: Site,
  config: SiteConfig,
  screenDates: ReadonlyMap<string, string>,
): Promise<Map<string, string | Uint8Array>> {
  const made = await Promise.all(OUTPUTS.map(async (output) => output(site, config)));
  const files = [sitemap(site, config, screenDates), ...made];
  return new Map(files.flatMap((some): [string, string | Uint8Array][] => [...some]));
}
