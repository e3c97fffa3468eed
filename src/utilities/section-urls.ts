// Addresses that are used in several places. Addresses that every first load needs are in `urls.ts`.

/** The section whose pages are the error catalog. */
export const CATALOG = "/errors/";

/** The page whose second-level headings are terms, with their explanations below them. */
export const GLOSSARY = "/glossary/";
