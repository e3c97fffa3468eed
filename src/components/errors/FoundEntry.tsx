import { useCallback, useState } from "react";
import type { FoundMessage } from "../../errors/find-messages";
import type { ListedEntry, PlacedEntry } from "../../errors/types";
import { CATALOGUE } from "../../utilities/section-urls";
import { StaticHtml } from "../prose/StaticHtml";
import { SiteLink } from "../SiteLink";
import { useLoaded } from "../useLoaded";
import { LoadAgain } from "./LoadAgain";

interface Props {
  message: FoundMessage<PlacedEntry>;
  /** The fields that lists show of each entry, by the entry's index. */
  entries: readonly ListedEntry[];
  /** The first entry starts open, because it's the one to fix first. */
  isFirst: boolean;
  /** Loads the HTML below the message of an entry, by its id. */
  loadText: (id: string) => Promise<string>;
}

/** Renders an entry of the catalog that was found in an output: its meaning and, on demand, its causes and fixes. */
export function FoundEntry({ message, entries, isFirst, loadText }: Props) {
  const { text, isWarning, causes } = message;
  const { id, title } = entries[message.entry.id] ?? { id: "", title: "" };
  const cause = causes[0] && entries[causes[0].id];
  const [isOpen, setIsOpen] = useState(isFirst);
  const load = useCallback(() => loadText(id), [loadText, id]);
  const html = useLoaded(load, isOpen);
  return (
    <li>
      <h3>
        <SiteLink to={CATALOGUE + id}>
          <code>{title}</code>
        </SiteLink>
      </h3>
      <p className="error-finder-match">
        {isWarning ? "Warning" : "Found"}: <samp>{text}</samp>
      </p>
      {cause && (
        <p>
          This is a consequence of <code>{cause.title}</code>, so fix that first.
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Causes and fixes</summary>
        {html.state === "ready" && <StaticHtml html={html.value} />}
        {html.state === "failed" && <LoadAgain what="This explanation" retry={html.retry} />}
      </details>
    </li>
  );
}
