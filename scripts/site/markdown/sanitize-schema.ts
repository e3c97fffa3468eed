import { defaultSchema, type Options } from "rehype-sanitize";

const { "*": _, div: _div, img: _img, source: _source, ...elements } = defaultSchema.attributes ?? {};

/** Of these, only the alignment of cells is drawn; that of other blocks tells a row of logos from a picture. */
const ALIGNED = ["div", "p", "h1", "h2", "h3", "h4", "h5", "h6"];

const cell = ["abbr", "align", "colSpan", "rowSpan", "scope"];

/**
 * What may be left of a page that somebody else wrote: the elements of GitHub's rules, the protocols of specification
 * section 5, and the two attributes by which remarkCodeBlocks hands a fence's title and meta on. Of attributes fewer
 * than GitHub leaves: none that gives a size (but to pictures), a float, a place in the tab order or a key, because a
 * text must not reach out of its article.
 */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  attributes: {
    ...elements,
    ...Object.fromEntries(ALIGNED.map((name) => [name, [...(elements[name] ?? []), "align"]])),
    "*": ["dateTime", "dir", "id", "lang", "title"],
    a: [...(elements.a ?? []), "name"],
    aside: [["className", /^(callout(-[a-z]+)?|tone-[a-z]+)$/], ["role", "note"], "ariaLabel"],
    code: [...(elements.code ?? []), "dataTitle", "dataMeta"],
    details: ["open"],
    img: ["alt", "height", "src", "width"],
    input: [...(elements.input ?? []), "checked"],
    li: [...(elements.li ?? []), "value"],
    ol: [...(elements.ol ?? []), "start", "type"],
    p: ["align", ["className", "callout-title"]],
    td: cell,
    th: cell,
  },
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== "picture" && name !== "source"), "aside"],
  protocols: {
    ...defaultSchema.protocols,
    href: ["http", "https", "mailto", "tel"],
    src: ["http", "https"],
  },
};
