import { type ComponentType, memo } from "react";
import { trustedHtml } from "../../utilities/browser/trusted";

/**
 * Renders HTML that was generated at build time, and sanitized if its source is untrusted. It never renders again,
 * because that would replace its elements and lose the reader's selection. No other component sets inner HTML.
 */
export const StaticHtml = memo(function StaticHtml({ html, isInline = false }: { html: string; isInline?: boolean }) {
  const Element = isInline ? "span" : "div";
  const inner = { __html: trustedHtml(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Element className={isInline ? undefined : "static-html"} dangerouslySetInnerHTML={inner} />;
});

/** Returns a component for a body that consists of HTML only. */
export function plainBody(html: string): ComponentType {
  return () => <StaticHtml html={html} />;
}
