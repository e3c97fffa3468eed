const pages = {
  home: () => import(/* webpackChunkName: "home" */ "./pages/home.js"),
  reports: () => import(/* webpackChunkName: "reports" */ "./pages/reports.js"),
};
const main = document.querySelector("main");
let wanted;

async function show() {
  const name = location.hash.slice(1) || "home";

  wanted = name;

  const { render } = await (pages[name] ?? pages.home)();

  if (wanted === name) main.replaceChildren(render());
}

addEventListener("hashchange", show);
show();
