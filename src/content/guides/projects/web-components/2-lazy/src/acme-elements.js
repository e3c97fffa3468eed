const elements = {
  "acme-price": () =>
    import(/* webpackChunkName: "acme-price" */ "./acme-price.js"),
  "acme-stars": () =>
    import(/* webpackChunkName: "acme-stars" */ "./acme-stars.js"),
};

/** Loads the elements inside a node that aren't defined yet. */
export function loadElements(root = document) {
  for (const [name, load] of Object.entries(elements)) {
    if (root.querySelector(`${name}:not(:defined)`)) load();
  }
}

loadElements();
