import type { SiteConfig } from "../../../src/types";
import type { Option, OptionListing } from "../../../src/utilities/option-files";
import { optionSchema } from "../../facts/option-schema";
import { packagesAt } from "../../facts/packages";
import { paths } from "../../lib/paths";
import { headingsSince, readSinceFacts } from "../content/since-of";
import type { Site } from "../content/types";
import { markdownPath } from "./markdown-pages";
import { absolute } from "./xml";

/** Returns `pages.json`: every page with its addresses, its anchors and the date of its last change. */
export function pagesListing({ pages }: Pick<Site, "pages">, config: SiteConfig): Map<string, string> {
  const list = pages.map(({ url, title, description, section, changed, anchors }) => ({
    url: absolute(config, url),
    markdown: absolute(config, markdownPath({ url })),
    title,
    description,
    section,
    changed,
    anchors,
  }));
  return new Map([["pages.json", `${JSON.stringify({ name: config.name, pages: list }, null, 1)}\n`]]);
}

/**
 * Returns `since.json`: headings and pages by the version of webpack that introduced their subject. Pages use it
 * to mark features that are newer than the reader's webpack.
 */
export function sinceListing({ pages }: Pick<Site, "pages">): Map<string, string> {
  return new Map([
    ["since.json", `${JSON.stringify({ headings: headingsSince(pages, readSinceFacts()) }, null, 1)}\n`],
  ]);
}

/**
 * Returns `options.json`: every option of the installed packages with its description and link. Only a site that shows
 * the list of all options has this file.
 */
export function optionsListing({ options }: Pick<Site, "options">, config: SiteConfig): Map<string, string> {
  if (!options) return new Map();
  const list = options.options.map(({ description, ...option }): Option => {
    const url = description && absolute(config, description.href);
    return { ...option, description: description?.text || undefined, url };
  });
  const listing: OptionListing = { versions: options.versions, options: list };
  return new Map([["options.json", `${JSON.stringify(listing, null, 1)}\n`]]);
}

/**
 * Returns `option-schema.json`: the schema that webpack and its development server check configurations against,
 * without descriptions. The playground's editor uses it to complete and check configurations.
 */
export function optionSchemaListing(): Map<string, string> {
  return new Map([["option-schema.json", `${JSON.stringify(optionSchema(packagesAt(paths.root)))}\n`]]);
}
