import type { Catalog, EntryCause } from "../../../src/errors/types";
import type { SiteConfig } from "../../../src/types";
import { CATALOG } from "../../../src/utilities/section-urls";
import type { Site } from "../content/types";
import type { Cause } from "../markdown/types";
import { absolute } from "./xml";

/**
 * Returns `errors.json`: the error catalog with the patterns that find its messages in an output, for the page where
 * readers paste output, and for other programs. `src/errors/README.md` documents it. A site without the catalog has no
 * such file.
 */
export function errorsListing({ pages }: Pick<Site, "pages">, config: SiteConfig): Map<string, string> {
  const errors = pages
    .flatMap(({ messages }) => messages)
    .map(({ general, follows, passesOn, causes, ...message }) => ({
      ...message,
      ...(general.length > 0 && { general }),
      ...(follows.length > 0 && { follows }),
      ...(passesOn && { passesOn }),
      ...(causes.length > 0 && { causes: causes.map(withoutEmptySigns) }),
    }));
  if (errors.length === 0) return new Map();
  const catalog: Catalog = { url: absolute(config, CATALOG), errors };
  return new Map([["errors.json", `${JSON.stringify(catalog, null, 1)}\n`]]);
}

function withoutEmptySigns({ title, signs }: Cause): EntryCause {
  return signs.length > 0 ? { title, signs } : { title };
}
