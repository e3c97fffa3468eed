import { createProcessor } from "@mdx-js/mdx";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { rehypeAnnotated } from "./rehype-annotated";
import { rehypeBreaks } from "./rehype-breaks";
import { rehypeCode } from "./rehype-code";
import { rehypeExternal } from "./rehype-external";
import { rehypeHeadingIds } from "./rehype-heading-ids";
import { rehypeHeadings } from "./rehype-headings";
import { rehypeImages } from "./rehype-images";
import { rehypeLinks } from "./rehype-links";
import { rehypeMarkdown } from "./rehype-markdown";
import { rehypeMessageForms } from "./rehype-message-forms";
import { rehypePrintable } from "./rehype-printable";
import { rehypeSections } from "./rehype-sections";
import { rehypeStatic } from "./rehype-static";
import { rehypeTables } from "./rehype-tables";
import { rehypeTerms } from "./rehype-terms";
import { rehypeUntrustedAnchors } from "./rehype-untrusted-anchors";
import { rehypeVocabulary } from "./rehype-vocabulary";
import { rehypeZoom } from "./rehype-zoom";
import { remarkBareTags } from "./remark-bare-tags";
import { remarkCallouts } from "./remark-callouts";
import { remarkCodeBlocks } from "./remark-code-blocks";
import { remarkForeign } from "./remark-foreign";
import { remarkHeadingIds } from "./remark-heading-ids";
import { remarkMessages } from "./remark-messages";
import { remarkPackageManagers } from "./remark-package-managers";
import { remarkPairs } from "./remark-pairs";
import { remarkPlayground } from "./remark-playground";
import { remarkProjectDownload } from "./remark-project-download";
import { remarkProjectFiles } from "./remark-project-files";
import { remarkSigns } from "./remark-signs";
import { remarkUnclosed } from "./remark-unclosed";
import { remarkUndefined } from "./remark-undefined";
import { sanitizeSchema } from "./sanitize-schema";

// This is the only list of plugins. `README.md` in this folder explains their order.
const shared = [
  rehypeHeadings,
  rehypeLinks,
  rehypeSections,
  rehypeImages,
  rehypeMarkdown,
  rehypeCode,
  rehypeTables,
  rehypePrintable,
  rehypeMessageForms,
  rehypeTerms,
  rehypeZoom,
  rehypeAnnotated,
  rehypeBreaks,
  rehypeStatic,
];

/** Compiles trusted pages: MDX with components. Headings get their ids before badges add text to them. */
export const trustedPages = createProcessor({
  format: "mdx",
  providerImportSource: "@mdx-js/react",
  remarkPlugins: [
    remarkGfm,
    remarkUnclosed,
    remarkUndefined,
    remarkForeign,
    remarkHeadingIds,
    remarkMessages,
    remarkSigns,
    remarkCallouts,
    remarkProjectFiles,
    remarkProjectDownload,
    remarkCodeBlocks,
    remarkPlayground,
    remarkPairs,
    remarkPackageManagers,
  ],
  rehypePlugins: [rehypeHeadingIds, rehypeVocabulary, ...shared],
});

/** Compiles untrusted pages: plain Markdown whose HTML is sanitized, so that it can never run code. */
export const untrustedPages = createProcessor({
  format: "md",
  providerImportSource: "@mdx-js/react",
  remarkPlugins: [
    remarkGfm,
    remarkUnclosed,
    remarkUndefined,
    remarkForeign,
    remarkBareTags,
    remarkCallouts,
    remarkCodeBlocks,
  ],
  rehypePlugins: [
    rehypeRaw,
    [rehypeSanitize, sanitizeSchema],
    rehypeHeadingIds,
    rehypeExternal,
    rehypeUntrustedAnchors,
    ...shared,
  ],
});
