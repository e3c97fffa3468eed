async function save(product) {
  const { products = [] } = await chrome.storage.local.get("products");

  products.push(product);
  await chrome.storage.local.set({ products });
  chrome.action.setBadgeText({ text: String(products.length) });
}

chrome.runtime.onMessage.addListener((product) => {
  save(product);
});
