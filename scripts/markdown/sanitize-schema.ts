import { defaultSchema, type Options } from "rehype-sanitize";

/**
 * What may be left of a page that somebody else wrote: GitHub's rules, the protocols of specification section 5, and
 * the two attributes by which remarkCodeBlocks hands a fence's title and meta on.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [...(defaultSchema.attributes?.code ?? []), "dataTitle", "dataMeta"],
    aside: [["className", /^callout/], ["role", "note"], "ariaLabel"],
    p: [["className", "callout-title"]],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), "aside"],
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
};
