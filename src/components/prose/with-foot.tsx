import type { ComponentType } from "react";
import { StaticHtml } from "./StaticHtml";

/** A body with state, and the HTML below it. Apart from `plainBody`, because hardly any page needs it. */
export function withFoot(Body: ComponentType, html: string): ComponentType {
  return () => (
    <>
      <Body />
      <StaticHtml html={html} />
    </>
  );
}
