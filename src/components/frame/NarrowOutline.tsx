import { useState, useSyncExternalStore } from "react";
import type { Heading } from "../../types";
import { Icon } from "../Icon";
import { HeadingList } from "./HeadingList";
import "./NarrowOutline.css";

const subscribe = () => () => {};

/**
 * "On this page" above the text, folded, where there is no room beside it. The server draws its list, for readers without
 * scripts; after a click on a link it is drawn when somebody unfolds it.
 */
export function NarrowOutline({ headings }: { headings: Heading[] }) {
  const isFromServer = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [hasList, setHasList] = useState(isFromServer);
  if (headings.length === 0) return null;
  return (
    <details className="narrow-outline" onToggle={() => setHasList(true)}>
      <summary>
        <Icon name="chevron" />
        On this page
      </summary>
      {hasList && <HeadingList headings={headings} />}
    </details>
  );
}
