import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SearchSource } from "../../search/source";
import { withBase } from "../../utilities/urls";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { useLoaded } from "../useLoaded";
import type { Answer } from "./attach";
import { dialogHandlers } from "./dialog-handlers";
import { readFilter } from "./filter";
import { NoResults } from "./NoResults";
import { RecentSearches } from "./RecentSearches";
import { forgetSearches, readRecent, rememberSearch } from "./recent-searches";
import { SlashKey } from "./SlashKey";
import { takeTyped } from "./take-typed";
import { useAutocomplete } from "./useAutocomplete";
import "./SearchDialog.css";

interface Props {
  source: SearchSource;
  /** The name of the source's index. */
  index: string;
  section: string;
  isOpen: boolean;
  onClose: () => void;
}

const LABEL = "Search the docs";

const loadFilter = async () => (await import(/* webpackChunkName: "search-kinds" */ "./KindFilter")).KindFilter;

/**
 * Renders the search box: a combobox in a dialog, which fills the screen on phones. It stays mounted while it is
 * closed, so the query survives. The browser traps the focus inside and returns it on closing.
 */
export function SearchDialog({ source, index, section, isOpen, onClose }: Props) {
  const { basePath } = useSiteConfig();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<Answer>({ state: "idle", query: "" });
  const [copied, setCopied] = useState("");
  const [recent, setRecent] = useState(readRecent);
  const { text, kind } = readFilter(answer.query);
  const hasFilter = kind !== undefined;
  const filter = useLoaded(loadFilter, hasFilter);
  const onAnswer = (found: Answer) => {
    setAnswer(found);
    setCopied("");
  };
  const { field, list, setQuery, input } = useAutocomplete({
    id,
    source,
    index,
    section,
    label: LABEL,
    onAnswer,
    toHref: (url) => withBase(basePath, url),
  });

  useEffect(() => source.prepare?.(), [source]);
  useEffect(() => {
    const typed = takeTyped();
    if (!isOpen) return dialog.current?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    input()?.focus();
    input()?.select();
    if (typed) setQuery(typed);
  }, [isOpen, input, setQuery]);

  function repeat(query: string): void {
    input()?.focus();
    setQuery(query);
  }

  const handlers = dialogHandlers({
    input,
    list,
    setQuery,
    onClose,
    hasResults: answer.state === "found",
    onChoose() {
      if (answer.state !== "idle") setRecent(rememberSearch(answer.query, recent));
    },
    onCopied: (address) => setCopied(`Copied ${address}`),
  });

  // The portal moves the dialog out of the header, which has its own colors.
  return createPortal(
    <dialog ref={dialog} className="search" aria-label={LABEL} onClose={onClose} {...handlers}>
      <div className="search-panel">
        <div className="search-bar">
          <Icon name="search" />
          <div className="search-holder" ref={field} />
          <button
            type="button"
            className="icon-button"
            aria-label="Filter by type"
            aria-pressed={hasFilter}
            onClick={() => repeat(hasFilter ? text : `> ${text}`)}
          >
            &gt;
          </button>
          <button type="button" className="icon-button" aria-label="Close search" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {hasFilter && filter.state === "ready" && (
          <filter.value chosen={kind} onChoose={(other) => repeat(`>${other} ${text}`)} />
        )}
        <div className="search-results">
          <div ref={list} />
          {answer.state === "idle" && (
            <>
              <RecentSearches searches={recent} onRepeat={repeat} onClear={() => setRecent(forgetSearches())} />
              <SlashKey />
            </>
          )}
          {(answer.state === "nothing" || answer.state === "failed") && <NoResults answer={answer} />}
        </div>
        <p className="visually-hidden" role="status">
          {copied || statusOf(answer)}
        </p>
      </div>
    </dialog>,
    document.body,
  );
}

function statusOf(answer: Answer): string {
  switch (answer.state) {
    case "idle":
      return "";
    case "found":
      return `${answer.count} ${answer.count === 1 ? "result" : "results"} for ${answer.query}`;
    case "nothing":
      return `No results found for query "${answer.query}"`;
    case "failed":
      return "Search isn't available right now.";
  }
}
