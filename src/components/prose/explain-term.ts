const ID = "term-explanation";
/** Milliseconds before an explanation comes, and before it goes: passing over a word is no question. */
const PATIENCE = 250;
/** Pixels between the word and its explanation, and between that and the edges of the window. */
const GAP = 6;
const EDGE = 8;

/**
 * Shows what a term means, while the reader points at it or has the focus on it. As WCAG 1.4.13 asks: Escape closes it,
 * the pointer may move onto it, and it stays until the reader leaves.
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
  // Inside of the text, so that it goes when another page comes.
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

/** Above the first line of the term, below it where the header leaves no room. */
function place(explanation: HTMLElement, term: Element): void {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = explanation;
  const bars = Math.max(0, document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0);
  const above = word.top - GAP - offsetHeight;
  const most = document.documentElement.clientWidth - EDGE - offsetWidth;
  explanation.style.left = `${scrollX + Math.max(EDGE, Math.min(word.left, most))}px`;
  explanation.style.top = `${scrollY + (above > bars ? above : word.bottom + GAP)}px`;
}
