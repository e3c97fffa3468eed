import { Details } from "./Details";
import { StaticHtml } from "./StaticHtml";

/**
 * The components that compiled pages use. What is only markup is drawn when a page is compiled
 * (`scripts/site/markdown/drawn-components.ts`); here is what needs a browser, and the runs of HTML between.
 */
export const vocabulary = { Details, StaticHtml };
