/** Returns what the extension remembers of a price. */
export function describe(element) {
  return { title: document.title, price: element.textContent };
}
