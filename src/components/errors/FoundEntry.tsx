import { useCallback, useState } from "react";
import type { FoundMessage } from "../../errors/find-messages";
import { StaticHtml } from "../prose/StaticHtml";
import { SiteLink } from "../SiteLink";
import { useLoaded } from "../useLoaded";

interface Props {
  message: FoundMessage;
  /** The first entry is open, because it is the one to work on. */
  isFirst: boolean;
  /** Loads the HTML below the message of an entry, by its id. */
  loadText: (id: string) => Promise<string>;
}

/** Renders an entry of the catalogue that was found in an output: what it means, and on demand its causes and fixes. */
export function FoundEntry({ message: { entry, text, isWarning, causes }, isFirst, loadText }: Props) {
  const [isOpen, setIsOpen] = useState(isFirst);
  const load = useCallback(() => loadText(entry.id), [loadText, entry.id]);
  const html = useLoaded(load, isOpen);
  return (
    <li>
      <h3>
        <SiteLink to={`/errors/${entry.id}`}>
          <code>{entry.patterns[0]}</code>
        </SiteLink>
      </h3>
      <p className="error-finder-match">
        {isWarning ? "Warning" : "Found"}: <samp>{text}</samp>
      </p>
      {causes.length > 0 && (
        <p>
          This one follows from <code>{causes[0]?.patterns[0]}</code>, so fix that first.
        </p>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Causes and fixes</summary>
        {html.state === "ready" && <StaticHtml html={html.value} />}
        {html.state === "failed" && (
          <p>
            The text could not be loaded.{" "}
            <button type="button" className="button" onClick={html.retry}>
              Try again
            </button>
          </p>
        )}
      </details>
    </li>
  );
}
