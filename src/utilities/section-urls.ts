// Addresses that several places know. What every first load needs stands in `urls.ts`.

/** The section whose pages are the catalogue of errors. */
export const CATALOGUE = "/errors/";

/** The page whose headings of the second level are terms, and what is below them their explanations. */
export const GLOSSARY = "/glossary/";
