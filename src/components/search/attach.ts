import "./set-up-autocomplete";
import Typeahead, { type TypeaheadOptions } from "autocomplete.js/src/autocomplete/typeahead.js";
import { PAGE_SIZE, type SearchSource, type Suggestion } from "../../search/source";
import { improveOptions } from "./improve-options";
import { arrangeOptions, drawSuggestion } from "./option-nodes";

/** What has become of a query. */
export type Answer =
  | { state: "idle" }
  | { state: "found"; query: string; count: number }
  | { state: "nothing"; query: string }
  | { state: "failed"; query: string };

export interface Attachment {
  /** Selector of the input element. */
  input: string;
  /** Who answers, and the name of its index. */
  source: SearchSource;
  index: string;
  /** Where the results are drawn. */
  container: Element;
  /** Name of the section the reader is in. */
  section: () => string;
  toHref: (url: string) => string;
  onAnswer: (answer: Answer) => void;
  /** Name of the list among the classes: letters, digits, underscores, hyphens. */
  name?: string;
  options?: TypeaheadOptions;
}

const USAGE = "Usage: attach({ input, source, index, container }).";

/**
 * Makes a combobox of an input: autocomplete.js follows keys, pointer and focus; what it lacks of the ARIA practices is
 * mended here.
 *
 * @throws {Error} with a sentence when the box cannot be set up like this.
 */
export function attach(attachment: Attachment): Typeahead<Suggestion> {
  const { container, toHref, onAnswer, name = "results", options } = attachment;
  const input = findInput(attachment);
  let shown: Suggestion[] = [];
  const listeners: Record<string, () => void> = {};
  const box = new Typeahead<Suggestion>({
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
        // Going through the results leaves the query as it is.
        display: () => input.value,
        templates: { suggestion: drawSuggestion },
        cache: false,
        source: createAsk(attachment, input, {
          onShow: (suggestions) => {
            shown = suggestions;
          },
          improve: (better) => improveOptions(container, shown, better),
        }),
      },
    ],
    eventBus: {
      trigger(event) {
        listeners[event]?.();
        // After a selection it would close the list. A click is a click on a link: whoever follows links does the rest.
        return { isDefaultPrevented: () => true };
      },
    },
  });
  const menu = container.querySelector<HTMLElement>(".ds-dropdown-menu");
  if (!menu) throw new Error("autocomplete.js has drawn no list.");
  mendInput(input, menu);
  const expand = () => input.setAttribute("aria-expanded", String(menu.querySelector("[role=option]") !== null));
  const deselect = () => input.removeAttribute("aria-activedescendant");
  const settle = () => {
    expand();
    if (!menu.querySelector("[role=option]")) deselect();
    if (!input.value.trim()) onAnswer({ state: "idle" });
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
    // Just before the browser lays out the page by itself: here it would have to do that for every key.
    cursorchanged: () =>
      requestAnimationFrame(() => menu.querySelector(".ds-cursor")?.scrollIntoView?.({ block: "nearest" })),
  });
  return box;
}

function findInput({ input, source, index }: Attachment): HTMLInputElement {
  if (!source) throw new Error("Missing 'source' key");
  if (!index) throw new Error("Missing 'index' key");
  if (typeof input !== "string" || !input) throw new Error(`${USAGE} "input" is the selector of an input element.`);
  const found = document.querySelector(input);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`${USAGE} No input element matches "${input}".`);
}

/** ARIA 1.2 in the place of 1.0, and a list that stands where it is. */
function mendInput(input: HTMLInputElement, menu: HTMLElement): void {
  input.removeAttribute("aria-owns");
  input.setAttribute("aria-controls", menu.id);
  menu.setAttribute("aria-label", "Results");
  menu.style.position = "static";
}

/** The source in the form of autocomplete.js. Only the query that stands in the input is waited for. */
function createAsk(
  { source, section, onAnswer }: Attachment,
  input: HTMLInputElement,
  list: { onShow: (suggestions: Suggestion[]) => void; improve: (better: Suggestion[]) => Suggestion[] | null },
) {
  let running = new AbortController();
  return async (value: string, show: (suggestions: Suggestion[]) => void) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const query = value.trim();
    const isOver = () => signal.aborted || input.value.trim() !== query;
    const answer = (suggestions: Suggestion[], outcome: Answer) => {
      list.onShow(suggestions);
      show(suggestions);
      onAnswer(outcome);
    };
    const answerWith = (suggestions: Suggestion[]) => {
      if (!Array.isArray(suggestions)) throw new TypeError("Suggestions must be an array.");
      const count = suggestions.length;
      answer(suggestions, count > 0 ? { state: "found", query, count } : { state: "nothing", query });
    };
    const onBetter = (better: Suggestion[]) => {
      if (isOver()) return;
      const improved = list.improve(better);
      if (improved) answerWith(improved);
    };
    if (!query) return answer([], { state: "idle" });
    try {
      const suggestions = await source.search(query, { section: section(), limit: PAGE_SIZE, signal, onBetter });
      if (!isOver()) answerWith(suggestions);
    } catch (error) {
      if (isOver()) return;
      console.error(error);
      answer([], { state: "failed", query });
    }
  };
}
