import { type ComponentType, memo } from "react";

/**
 * A run of HTML that was made, and for foreign text sanitised, at build time. Kept from rendering again, because that
 * would replace its elements and with them the reader's selection. Nothing else sets inner HTML.
 */
export const StaticHtml = memo(function StaticHtml({ html, isInline = false }: { html: string; isInline?: boolean }) {
  const Element = isInline ? "span" : "div";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Element className={isInline ? undefined : "static-html"} dangerouslySetInnerHTML={{ __html: html }} />;
});

/** A body that is only HTML, as a component. */
export function plainBody(html: string): ComponentType {
  return () => <StaticHtml html={html} />;
}
