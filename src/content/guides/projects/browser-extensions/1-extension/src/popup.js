const { products = [] } = await chrome.storage.local.get("products");

if (products.length > 0) {
  const { show } = await import(/* webpackChunkName: "list" */ "./list.js");

  show(document.querySelector("ul"), products);
}
