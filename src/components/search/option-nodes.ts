import type { Range, Suggestion, SuggestionField } from "../../search/source";

/** The content of one option: nodes, because texts of an index are never HTML. */
export function drawSuggestion(suggestion: Suggestion): HTMLElement {
  const { title, text } = suggestion;
  const content = element("span", "search-option");
  if (title) content.append(drawField(suggestion, "subcategory", "search-page"));
  content.append(drawField(suggestion, title ? "title" : "subcategory", "search-title"));
  if (text) content.append(drawField(suggestion, "text", "search-text"));
  return content;
}

function drawField({ highlights, ...suggestion }: Suggestion, field: SuggestionField, className: string): HTMLElement {
  const drawn = element("span", className);
  drawn.append(...mark(suggestion[field], highlights[field] ?? []));
  return drawn;
}

/** A text with its matches inside `<mark>`. Ranges that are out of order or beyond the text are left out. */
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
 * Makes of the list that autocomplete.js has drawn what the ARIA practices ask for: a group with a name per category,
 * and in it options that are real links, so that they can be opened in a tab, copied and dragged. Does nothing to a list
 * that was arranged before.
 */
export function arrangeOptions(menu: Element, suggestions: readonly Suggestion[], toHref: (url: string) => string) {
  const options = [...menu.querySelectorAll<HTMLElement>("div.ds-suggestion")];
  let group: HTMLElement | null = null;
  for (const [index, option] of options.entries()) {
    const suggestion = suggestions[index];
    if (!suggestion) return;
    if (!group || suggestion.isCategoryHeader) {
      group = drawGroup(suggestion, `${menu.id}-${index}`);
      option.before(group);
    }
    group.append(toLink(option, toHref(suggestion.url)));
  }
}

function drawGroup(suggestion: Suggestion, id: string): HTMLElement {
  const group = element("span", "search-group");
  const name = drawField(suggestion, "category", "search-category");
  name.id = id;
  // The group says it already.
  name.setAttribute("role", "presentation");
  group.setAttribute("role", "group");
  group.setAttribute("aria-labelledby", id);
  group.append(name);
  return group;
}

/** The same option as a link. What autocomplete.js knows of an element hangs in properties of it, which go along. */
function toLink(option: HTMLElement, href: string): HTMLAnchorElement {
  const link = document.createElement("a");
  for (const { name, value } of option.attributes) link.setAttribute(name, value);
  Object.assign(link, option);
  link.href = href;
  link.tabIndex = -1; // the focus stays in the input
  link.append(...option.childNodes);
  option.remove();
  return link;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
