import { type ChangeEvent, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import type { Analysis } from "../../errors/analyze-output";
import { useLoaded } from "../useLoaded";
import { Answer } from "./Answer";
import type { ErrorCatalog } from "./catalog";
import { LoadAgain } from "./LoadAgain";
import "./FinderForm.css";

/** The minimum number of characters that appear at once if a text is pasted and not typed. */
const PASTED = 20;
/** Screens on which the answer would be below the fold if the field stayed where it is. */
const NARROW = "(width < 56.25em)";

/**
 * Renders a field for the output of a terminal or a console, and the answer to it. The catalog loads once there is a
 * text. Nothing that is pasted leaves the browser.
 */
export function FinderForm({ loadCatalog }: { loadCatalog: () => Promise<ErrorCatalog> }) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [text, setText] = useState("");
  const output = useDeferredValue(text);
  const isEmpty = output.trim() === "";
  const loaded = useLoaded(loadCatalog, !isEmpty);
  const catalog = loaded.state === "ready" && !isEmpty ? loaded.value : undefined;
  const analysis = useMemo(() => catalog?.analyze(output), [catalog, output]);

  function onChange({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) {
    if (value.length - text.length >= PASTED && matchMedia(NARROW).matches) root.current?.scrollIntoView();
    setText(value);
  }

  return (
    <search ref={root}>
      <label htmlFor={id}>Paste an error message or output</label>
      <textarea
        id={id}
        value={text}
        rows={isEmpty ? 7 : 2}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={isEmpty ? `${id}-hint` : undefined}
        onChange={onChange}
      />
      {isEmpty && (
        <p id={`${id}-hint`} className="error-finder-hint">
          Copy it from your terminal or browser console, unchanged. It never leaves this page.
        </p>
      )}
      <p role="status" className={analysis?.problems.length === 1 ? "visually-hidden" : undefined}>
        {analysis ? statusOf(analysis) : ""}
      </p>
      {loaded.state === "failed" && <LoadAgain what="The catalog of errors" retry={loaded.retry} />}
      {catalog && analysis && <Answer catalog={catalog} analysis={analysis} output={output} />}
    </search>
  );
}

function statusOf(analysis: Analysis): string {
  const count = analysis.problems.length;
  if (count === 0) return analysis.isUnknown ? "No known message is in this text." : "These lines aren't webpack's.";
  return count === 1 ? "One problem found." : `${count} problems found, in the order in which to fix them.`;
}
