import "./style.css";

const base = __webpack_public_path__;
const pages = {
  "": () => import("./pages/products.js"),
  cart: () => import(/* webpackChunkName: "cart" */ "./pages/cart.js"),
};

async function show() {
  const name = location.pathname.slice(base.length);
  const { text } = await pages[name]();

  document.querySelector("main").textContent = text;
}

document.querySelector("nav").addEventListener("click", (event) => {
  event.preventDefault();
  history.pushState(null, "", event.target.href);
  show();
});
addEventListener("popstate", show);
show();
