const templates = import.meta.glob([
  "./templates/*.js",
  "!./templates/*.test.js",
]);

const nav = document.querySelector("nav");
const main = document.querySelector("main");

for (const key of Object.keys(templates)) {
  const link = document.createElement("a");

  link.textContent = key.slice("./templates/".length, -".js".length);
  link.href = `?page=${link.textContent}`;
  nav.append(link, " ");
}

const parameters = new URLSearchParams(location.search);
const key = `./templates/${parameters.get("page") ?? "home"}.js`;

if (Object.hasOwn(templates, key)) {
  const { render } = await templates[key]();

  main.innerHTML = render();
} else {
  main.textContent = `There is no page ${key}.`;
}
