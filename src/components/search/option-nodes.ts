import type { GroupedSuggestion } from "../../search/group-suggestions";
import type { Range, Suggestion, SuggestionField } from "../../search/source";

/** Renders the content of an option as nodes, because texts of an index are never treated as HTML. */
export function renderSuggestion(suggestion: Suggestion): HTMLElement {
  const { title, text } = suggestion;
  const content = element("span", "search-option");
  if (title) content.append(renderField(suggestion, "subcategory", "search-page"));
  content.append(renderField(suggestion, title ? "title" : "subcategory", "search-title"));
  content.append(...renderKind(suggestion));
  if (text) content.append(renderField(suggestion, "text", "search-text"));
  return content;
}

/** The facts that tell a reader whether an option is the right one. */
const SHOWN_FACTS = /^(?:Type|Default): /;

/** Renders the type of a result in one line: `option · Type: boolean · Default: true`. */
function renderKind({ kind, facts = [] }: Suggestion): HTMLElement[] {
  const shown = facts.filter((fact) => SHOWN_FACTS.test(fact));
  if (!kind && shown.length === 0) return [];
  const line = element("span", "search-kind search-text");
  line.textContent = [kind, ...shown].filter(Boolean).join(" · ");
  return [line];
}

function renderField(
  { highlights, ...suggestion }: Suggestion,
  field: SuggestionField,
  className: string,
): HTMLElement {
  const rendered = element("span", className);
  rendered.append(...mark(suggestion[field], highlights[field] ?? []));
  return rendered;
}

/** Returns a text as nodes with its matches in `<mark>`. Ranges that overlap or exceed the text are skipped. */
export function mark(text: string, ranges: readonly Range[]): Node[] {
  const nodes: Node[] = [];
  let done = 0;
  for (const [start, end] of ranges) {
    if (start < done || end <= start || end > text.length) continue;
    if (start > done) nodes.push(document.createTextNode(text.slice(done, start)));
    const marked = document.createElement("mark");
    marked.textContent = text.slice(start, end);
    nodes.push(marked);
    done = end;
  }
  if (done < text.length) nodes.push(document.createTextNode(text.slice(done)));
  return nodes;
}

/**
 * Converts the list that autocomplete.js has rendered into what the ARIA practices require: a named group for each
 * category, with options that are real links, which can be opened in a tab, copied and dragged. A list that has been
 * converted before stays as it is.
 */
export function arrangeOptions(
  menu: Element,
  suggestions: readonly GroupedSuggestion[],
  toHref: (url: string) => string,
): void {
  const options = menu.querySelectorAll<HTMLAnchorElement>("a.ds-suggestion:not([href])");
  let group: HTMLElement | null = null;
  for (const [index, option] of options.entries()) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    if (!group || suggestion.isCategoryHeader) {
      group = renderGroup(suggestion, `${menu.id}-${index}`);
      option.before(group);
    }
    option.href = toHref(suggestion.url);
    option.tabIndex = -1; // The focus stays in the input.
    group.append(option);
  }
}

function renderGroup(suggestion: Suggestion, id: string): HTMLElement {
  const group = element("span", "search-group");
  const name = renderField(suggestion, "category", "search-category");
  name.id = id;
  // The group has this name already, so the heading is presentational.
  name.setAttribute("role", "presentation");
  group.setAttribute("role", "group");
  group.setAttribute("aria-labelledby", id);
  group.append(name);
  return group;
}

function element(name: string, className: string): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  return created;
}
