/** Returns what the extension remembers about a price. */
export function describe(element) {
  return { title: document.title, price: element.textContent };
}
