import { ErrorFinder } from "../errors/ErrorFinder";
import { Details } from "./Details";
import { StaticHtml } from "./StaticHtml";

/**
 * The components that compiled pages use. Components without behavior become HTML when a page is compiled
 * (`scripts/site/markdown/static-components.ts`), so this list only has the ones that need a browser, and `StaticHtml`
 * for the HTML between them.
 */
export const vocabulary = { Details, ErrorFinder, StaticHtml };
