import "./set-up-autocomplete";
import Typeahead, { type TypeaheadOptions } from "autocomplete.js/src/autocomplete/typeahead.js";
import { type GroupedSuggestion, groupSuggestions } from "../../search/group-suggestions";
import { PAGE_SIZE, type SearchSource, type Suggestion } from "../../search/source";
import { readFilter } from "./filter";
import { improveOptions, pinSelected } from "./improve-options";
import { arrangeOptions, renderSuggestion } from "./option-nodes";

/** The outcome of a query. */
export type Answer =
  | { state: "idle"; query: string }
  | { state: "found"; query: string; count: number }
  | { state: "nothing"; query: string }
  | { state: "failed"; query: string };

/** An outcome without results. */
export type Unanswered = Extract<Answer, { state: "nothing" | "failed" }>;

/** The connection between an input, the source that answers it, and the element that shows the results. */
export interface Attachment {
  /** The selector of the input element. */
  input: string;
  /** The source that answers, and the name of its index. */
  source: SearchSource;
  index: string;
  /** The element that the results are rendered into. */
  container: Element;
  /** Returns the name of the section that the reader is in. */
  section: () => string;
  toHref: (url: string) => string;
  onAnswer: (answer: Answer) => void;
  /** The name of the list in class names: letters, digits, underscores and hyphens. */
  name?: string;
  options?: TypeaheadOptions;
}

/**
 * Turns an input into a combobox. autocomplete.js handles keys, pointer and focus; the code here adds what the ARIA
 * practices require beyond that.
 *
 * @throws {Error} When an option is missing or wrong. The message explains what to pass.
 */
export function attach(attachment: Attachment): Typeahead<GroupedSuggestion> {
  const { container, toHref, onAnswer, name = "results", options } = attachment;
  const input = findInput(attachment);
  let shown: GroupedSuggestion[] = [];
  const listeners: Record<string, () => void> = {};
  const box = new Typeahead<GroupedSuggestion>({
    input,
    ariaLabel: input.getAttribute("aria-label"),
    autoselect: true,
    hint: false,
    debug: false,
    minLength: 1,
    openOnFocus: true,
    tabAutocomplete: false,
    dropdownMenuContainer: container,
    cssClasses: { root: "search-field", prefix: "ds" },
    ...options,
    datasets: [
      {
        name,
        // Moving through the results does not change the query.
        display: () => input.value,
        templates: { suggestion: renderSuggestion },
        cache: false,
        source: createAsk(attachment, input, {
          onShow: (suggestions) => {
            shown = suggestions;
          },
          pin: (better) => pinSelected(container, shown, better),
          improve: (better) => improveOptions(container, shown, better),
        }),
      },
    ],
    eventBus: {
      trigger(event) {
        listeners[event]?.();
        // Without this, autocomplete.js would close the list after a selection. Following the selected link is up to
        // the browser or the application.
        return { isDefaultPrevented: () => true };
      },
    },
  });
  const menu = container.querySelector<HTMLElement>(".ds-dropdown-menu");
  if (!menu) throw new Error("autocomplete.js didn't render a list.");
  mendInput(input, menu);
  const expand = () => input.setAttribute("aria-expanded", String(menu.querySelector("[role=option]") !== null));
  const deselect = () => input.removeAttribute("aria-activedescendant");
  const settle = () => {
    expand();
    if (!menu.querySelector("[role=option]")) deselect();
    if (!input.value.trim()) onAnswer({ state: "idle", query: "" });
  };
  Object.assign(listeners, {
    shown() {
      arrangeOptions(menu, shown, toHref);
      expand();
    },
    opened: expand,
    empty: settle,
    updated: settle,
    cursorremoved: deselect,
    // Scrolling waits until just before the browser's next layout. Scrolling right away would force a layout for every
    // key.
    cursorchanged: () =>
      requestAnimationFrame(() => menu.querySelector(".ds-cursor")?.scrollIntoView?.({ block: "nearest" })),
  });
  return box;
}

function findInput({ input, source, index }: Attachment): HTMLInputElement {
  if (!source) throw new Error("Missing 'source' key");
  if (!index) throw new Error("Missing 'index' key");
  const found = input ? document.querySelector(input) : null;
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`Usage: attach({ input, source, index, container }). No input element matches "${input}".`);
}

/** Replaces ARIA 1.0 attributes with their 1.2 counterparts, and keeps the list in the normal flow. */
function mendInput(input: HTMLInputElement, menu: HTMLElement): void {
  input.removeAttribute("aria-owns");
  input.setAttribute("aria-controls", menu.id);
  menu.setAttribute("aria-label", "Results");
  menu.style.position = "static";
}

/** The list on screen. */
interface List {
  onShow: (suggestions: GroupedSuggestion[]) => void;
  /** Moves the selected result to the top of a better answer. */
  pin: (better: Suggestion[]) => Suggestion[];
  /** Updates the texts of the list; returns false if the list has to be rendered again instead. */
  improve: (better: GroupedSuggestion[]) => boolean;
}

/** Adapts the source to autocomplete.js, and groups its results. A new query aborts the previous one. */
function createAsk({ source, section, onAnswer }: Attachment, input: HTMLInputElement, list: List) {
  let running = new AbortController();
  return async (value: string, show: (suggestions: GroupedSuggestion[]) => void) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const query = value.trim();
    const isOver = () => signal.aborted || input.value.trim() !== query;
    const answer = (suggestions: GroupedSuggestion[], outcome: Answer) => {
      list.onShow(suggestions);
      show(suggestions);
      onAnswer(outcome);
    };
    const answerWith = (suggestions: Suggestion[], isBetter: boolean) => {
      if (isOver()) return;
      if (!Array.isArray(suggestions)) throw new TypeError("Suggestions must be an array.");
      const grouped = groupSuggestions(isBetter ? list.pin(suggestions) : suggestions);
      if (isBetter && list.improve(grouped)) return;
      const count = grouped.length;
      answer(grouped, count > 0 ? { state: "found", query, count } : { state: "nothing", query });
    };
    const { text, kind } = readFilter(query);
    if (!text) return answer([], { state: "idle", query });
    try {
      const suggestions = await source.search(text, {
        section: section(),
        ...(kind && { kind }),
        limit: PAGE_SIZE,
        signal,
        onBetter: (better) => answerWith(better, true),
      });
      answerWith(suggestions, false);
    } catch (error) {
      if (isOver()) return;
      console.error(error);
      answer([], { state: "failed", query });
    }
  };
}
