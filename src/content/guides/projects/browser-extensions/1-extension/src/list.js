/** Fills a list with products. */
export function show(list, products) {
  const items = products.map(({ title, price }) => {
    const item = document.createElement("li");

    item.textContent = `${title}: ${price}`;
    return item;
  });

  list.replaceChildren(...items);
}
