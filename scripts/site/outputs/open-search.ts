import type { SiteConfig } from "../../../src/types";
import { absolute, textElement, xml, xmlElement } from "./xml";

/**
 * Returns `opensearch.xml`, which lets browsers offer this site as a search engine. Source:
 * https://github.com/dewitt/opensearch
 */
export function openSearch(config: SiteConfig): Map<string, string> {
  const root = xmlElement(
    "OpenSearchDescription",
    { xmlns: "http://a9.com/-/spec/opensearch/1.1/" },
    [
      "",
      textElement("ShortName", config.name.slice(0, 16)), // The format allows 16 characters.
      textElement("Description", `Search the ${config.name} documentation`),
      textElement("InputEncoding", "UTF-8"),
      textElement("Image", absolute(config, "/favicon.svg"), { type: "image/svg+xml" }),
      xmlElement("Url", { type: "text/html", template: `${absolute(config, "/")}?q={searchTerms}` }),
      "",
    ].join("\n"),
  );
  return new Map([["opensearch.xml", xml(root)]]);
}
