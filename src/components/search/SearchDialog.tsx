import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { SearchSource } from "../../search/source";
import { withBase } from "../../utilities/urls";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { useLoaded } from "../useLoaded";
import type { Answer } from "./attach";
import { readFilter } from "./filter";
import { NoResults } from "./NoResults";
import { RecentSearches } from "./RecentSearches";
import { SlashKey } from "./SlashKey";
import { useAutocomplete } from "./useAutocomplete";
import { useRecentSearches } from "./useRecentSearches";
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
  const recent = useRecentSearches();
  const { text, kind } = readFilter(answer.query);
  const hasFilter = kind !== undefined;
  const filter = useLoaded(loadFilter, hasFilter);
  const onAnswer = (found: Answer) => {
    setAnswer(found);
    setCopied("");
  };
  const { field, list, setQuery, input } = useAutocomplete({
    ...{ id, source, index, section, label: LABEL, onAnswer },
    toHref: (url) => withBase(basePath, url),
  });

  useEffect(() => source.prepare?.(), [source]);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    input()?.focus();
    input()?.select();
  }, [isOpen, input]);

  function choose(): void {
    if (answer.state !== "idle") recent.remember(answer.query);
  }

  /** Handles keys before autocomplete.js does, which does not support tabs and dialogs. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const isInInput = event.target === input();
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && isInInput) follow(event.ctrlKey || event.metaKey);
    else if (event.key === "Tab" && !event.shiftKey && isInInput && isListClosed()) setQuery(input()?.value ?? "");
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function isListClosed(): boolean {
    return answer.state === "found" && input()?.getAttribute("aria-expanded") === "false";
  }

  function selected(): HTMLAnchorElement | undefined {
    const options = list.current?.querySelectorAll<HTMLAnchorElement>("a[role=option]") ?? [];
    return [...options].find((option) => option.ariaSelected === "true") ?? options[0];
  }

  /** Copies the address of the selected result, unless a part of the query is selected. */
  function onCopy(event: ClipboardEvent): void {
    const [element, link] = [input(), selected()];
    if (event.target !== element || element?.selectionStart !== element?.selectionEnd || !link) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", link.href);
    setCopied(`Copied ${link.href}`);
  }

  function follow(inNewTab: boolean): void {
    const link = selected();
    if (!link) return;
    if (inNewTab) {
      choose();
      open(link.href, "_blank", "noopener");
    } else link.click();
  }

  function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    if (!(target instanceof Element)) return;
    if (target === dialog.current) onClose(); // A click on the backdrop has the dialog as its target.
    const link = target.closest("a");
    if (!link) return;
    if (link.role === "option") choose();
    // Closing empties the list, so it waits until the click has been handled.
    if (!ctrlKey && !metaKey && !shiftKey && !link.target) setTimeout(onClose);
  }

  function repeat(query: string): void {
    input()?.focus();
    setQuery(query);
  }

  // The portal moves the dialog out of the header, which has its own colours.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside are clicked by keys, too, and Escape closes
    <dialog
      ref={dialog}
      className="search"
      aria-label={LABEL}
      onClose={onClose}
      onKeyDownCapture={onKeyDown}
      onClick={onClick}
      onCopy={onCopy}
    >
      <div className="search-panel">
        <div className="search-bar">
          <Icon name="search" />
          <div className="search-holder" ref={field} />
          <button
            type="button"
            className="icon-button"
            aria-label="Filter by kind"
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
              <RecentSearches searches={recent.searches} onRepeat={repeat} onClear={recent.forget} />
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
      return "Search is not available right now.";
  }
}
