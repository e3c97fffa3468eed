import { memo } from "react";

/**
 * A run of HTML that was made, and for foreign text sanitised, at build time. Kept from rendering again, because that
 * would replace its elements and with them the reader's selection. Nothing else sets inner HTML.
 */
export const StaticHtml = memo(function StaticHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="static-html" dangerouslySetInnerHTML={{ __html: html }} />;
});
