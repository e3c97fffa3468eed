const templates = import.meta.webpackContext("./templates", {
  regExp: /^\.\/[a-z]+\.js$/,
  mode: "lazy",
});

const nav = document.querySelector("nav");
const main = document.querySelector("main");

for (const key of templates.keys()) {
  const link = document.createElement("a");

  link.textContent = key.slice("./".length, -".js".length);
  link.href = `?page=${link.textContent}`;
  nav.append(link, " ");
}

const parameters = new URLSearchParams(location.search);
const key = `./${parameters.get("page") ?? "home"}.js`;

if (templates.keys().includes(key)) {
  const { render } = await templates(key);

  main.innerHTML = render();
} else {
  main.textContent = `There is no page ${key}.`;
}
