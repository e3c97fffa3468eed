import { defaultSchema, type Options } from "rehype-sanitize";

const { "*": _, div: _div, img: _img, source: _source, ...elements } = defaultSchema.attributes ?? {};

/**
 * The elements whose `align` attribute is kept. It is only rendered for table cells; on other elements it distinguishes
 * a row of logos from an image.
 */
const ALIGNED = ["div", "p", "h1", "h2", "h3", "h4", "h5", "h6"];

const cell = ["abbr", "align", "colSpan", "rowSpan", "scope"];

/**
 * The content that an untrusted page may have: the elements that GitHub allows, the protocols of the specification
 * (section 5), and the two attributes with which remarkCodeBlocks stores a fence's title and meta. Fewer attributes are
 * allowed than on GitHub: no sizes (except for images), floats, tab indexes or access keys, because a text must not
 * affect anything outside its article.
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
