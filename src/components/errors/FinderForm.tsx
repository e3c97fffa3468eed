import { useDeferredValue, useId, useMemo, useState } from "react";
import { type FoundMessage, findMessages } from "../../errors/find-messages";
import type { CatalogueEntry } from "../../errors/types";
import { FoundEntry } from "./FoundEntry";
import "./FinderForm.css";

interface Props {
  catalogue: readonly CatalogueEntry[];
  /** Loads the HTML below the message of an entry, by its id. */
  loadText: (id: string) => Promise<string>;
}

/**
 * Renders a field for the output of a terminal or a console, and the entries of the messages in it, in the order in which to
 * work. Nothing that is pasted leaves the browser.
 */
export function FinderForm({ catalogue, loadText }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const pasted = useDeferredValue(text);
  const found = useMemo(() => findMessages(pasted, catalogue), [pasted, catalogue]);
  return (
    <search>
      <label htmlFor={id}>Paste an error message or a whole output</label>
      <textarea
        id={id}
        value={text}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="error-finder-hint">
        From a terminal or from the browser's console, as it is. It stays on this page: nothing is sent.
      </p>
      <p role="status">{statusOf(pasted, found)}</p>
      {found.length > 0 && (
        <ol className="error-finder-list">
          {found.map((message, index) => (
            <FoundEntry key={message.entry.id} message={message} isFirst={index === 0} loadText={loadText} />
          ))}
        </ol>
      )}
    </search>
  );
}

function statusOf(text: string, found: FoundMessage[]): string {
  if (text.trim() === "") return "";
  if (found.length === 0) return "No message in this text is in the catalogue. Search for a few of its words instead.";
  if (found.length === 1) return "One message found.";
  return `${found.length} messages found. Work from top to bottom, and build again after each fix.`;
}
