import { ErrorFinder } from "../errors/ErrorFinder";
import { Details } from "./Details";
import { StaticHtml } from "./StaticHtml";

/**
 * The components that compiled pages use. Components without behaviour become HTML when a page is compiled
 * (`scripts/site/markdown/static-components.ts`), so these are only the ones that need a browser, and the HTML between
 * them.
 */
export const vocabulary = { Details, ErrorFinder, StaticHtml };
