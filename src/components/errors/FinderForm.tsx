import { useDeferredValue, useId, useMemo, useState } from "react";
import { findMessages } from "../../errors/find-messages";
import type { ListedEntry, PlacedEntry } from "../../errors/types";
import { useLoaded } from "../useLoaded";
import { FoundEntry } from "./FoundEntry";
import { LoadAgain } from "./LoadAgain";
import "./FinderForm.css";

interface Props {
  patterns: readonly PlacedEntry[];
  /** Loads the fields that lists show of each entry, in the order of the entries' indexes. */
  loadEntries: () => Promise<readonly ListedEntry[]>;
  /** Loads the HTML below the message of an entry, by its id. */
  loadText: (id: string) => Promise<string>;
}

/**
 * Renders a field for the output of a terminal or a console, and the entries of the messages in it, in the order in
 * which to fix them. Nothing that is pasted leaves the browser.
 */
export function FinderForm({ patterns, loadEntries, loadText }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const pasted = useDeferredValue(text);
  const found = useMemo(() => findMessages(pasted, patterns), [pasted, patterns]);
  const entries = useLoaded(loadEntries, found.length > 0);
  return (
    <search>
      <label htmlFor={id}>Paste an error message or the full output</label>
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
        Copy it from your terminal or browser console, unchanged. It never leaves this page.
      </p>
      <p role="status">{statusOf(pasted, found.length)}</p>
      {entries.state === "failed" && <LoadAgain what="The explanations" retry={entries.retry} />}
      {entries.state === "ready" && found.length > 0 && (
        <ol className="error-finder-list">
          {found.map((message, index) => (
            <FoundEntry
              key={message.entry.id}
              message={message}
              entries={entries.value}
              isFirst={index === 0}
              loadText={loadText}
            />
          ))}
        </ol>
      )}
    </search>
  );
}

function statusOf(text: string, count: number): string {
  if (text.trim() === "") return "";
  if (count === 0) return "No known error found in this text. Try searching for part of it instead.";
  if (count === 1) return "One message found.";
  return `${count} messages found. Work from top to bottom, and build again after each fix.`;
}
