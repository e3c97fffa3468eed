import { type ComponentType, memo } from "react";
import { trustedHtml } from "../../utilities/browser/trusted";

/**
 * A run of HTML that was made, and for foreign text sanitised, at build time. Kept from rendering again, because that
 * would replace its elements and with them the reader's selection. Nothing else sets inner HTML.
 */
export const StaticHtml = memo(function StaticHtml({ html, isInline = false }: { html: string; isInline?: boolean }) {
  const Element = isInline ? "span" : "div";
  const made = { __html: trustedHtml(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Element className={isInline ? undefined : "static-html"} dangerouslySetInnerHTML={made} />;
});

/** A body that is only HTML, as a component. */
export function plainBody(html: string): ComponentType {
  return () => <StaticHtml html={html} />;
}
