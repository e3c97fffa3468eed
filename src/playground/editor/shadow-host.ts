/**
 * Puts an element with a shadow root into a parent and returns that root. CodeMirror's editors are inside one, because
 * there they use constructed style sheets instead of elements, which the page's security policy forbids.
 *
 * @param parent The parent. The new element gets the same class names.
 */
export function attachHost(parent: HTMLElement): ShadowRoot {
  const host = document.createElement("div");
  host.className = parent.className;
  parent.append(host);
  // Keys that type something must not trigger shortcuts of the page, which sees this element instead of a field.
  host.addEventListener("keydown", (event) => {
    const [field] = event.composedPath();
    const isField = field instanceof Element && field.matches("input, [contenteditable=true]");
    if (isField && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  });
  // An editor is taller than most elements that can have the focus, so the browser often leaves part of it out of
  // sight.
  host.addEventListener("keyup", ({ key }) => {
    if (key === "Tab") host.scrollIntoView({ block: "nearest" });
  });
  return host.attachShadow({ mode: "open" });
}
