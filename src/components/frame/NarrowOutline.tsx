import type { Anchor } from "../../types";
import { Icon } from "../Icon";
import { HeadingList } from "./HeadingList";
import "./NarrowOutline.css";

/** Renders "On this page" above the text, collapsed, for screens that are too narrow to show it beside the text. */
export function NarrowOutline({ headings }: { headings: Anchor[] }) {
  if (headings.length === 0) return null;
  return (
    <details className="narrow-outline">
      <summary>
        <Icon name="chevron" />
        On this page
      </summary>
      <HeadingList headings={headings} />
    </details>
  );
}
