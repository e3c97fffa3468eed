const ID = "term-explanation";
/** The delay in milliseconds before an explanation opens or closes, so that moving across a word does not open it. */
const PATIENCE = 250;
/** The distance in pixels between the word and its explanation, and between the explanation and the window edges. */
const GAP = 6;
const EDGE = 8;

/**
 * Shows the explanation of a term while it is hovered or focused. As WCAG 1.4.13 requires, Escape closes it, the
 * pointer may move onto it, and it stays until the reader leaves.
 */
export function explainTerm(term: HTMLElement, text: string): void {
  setTimeout(() => {
    if (isUsed(term) && !term.hasAttribute("aria-describedby")) open(term, text);
  }, PATIENCE);
}

function open(term: HTMLElement, text: string): void {
  document.getElementById(ID)?.dispatchEvent(new Event("close"));
  const explanation = document.createElement("div");
  explanation.id = ID;
  explanation.className = ID;
  explanation.role = "tooltip";
  explanation.textContent = text;
  // The explanation is appended to the text, so that it disappears with the page.
  (term.closest(".prose") ?? document.body).append(explanation);
  place(explanation, term);
  term.setAttribute("aria-describedby", ID);

  const end = new AbortController();
  const close = () => {
    end.abort();
    explanation.remove();
    term.removeAttribute("aria-describedby");
  };
  const leave = () => {
    setTimeout(() => {
      if (!isUsed(term) && !isUsed(explanation)) close();
    }, PATIENCE);
  };
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: end.signal });
  on(term, "pointerleave", leave);
  on(term, "blur", leave);
  on(term, "click", close);
  on(explanation, "pointerleave", leave);
  on(explanation, "close", close);
  on(window, "popstate", close);
  on(document, "keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") close();
  });
}

function isUsed(element: Element): boolean {
  return element.matches(":hover, :focus");
}

/** Places the explanation above the first line of the term, or below it if the header covers that space. */
function place(explanation: HTMLElement, term: Element): void {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = explanation;
  const bars = Math.max(0, document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0);
  const above = word.top - GAP - offsetHeight;
  const most = document.documentElement.clientWidth - EDGE - offsetWidth;
  explanation.style.left = `${scrollX + Math.max(EDGE, Math.min(word.left, most))}px`;
  explanation.style.top = `${scrollY + (above > bars ? above : word.bottom + GAP)}px`;
}
