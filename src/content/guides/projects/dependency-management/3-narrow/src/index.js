const parameters = new URLSearchParams(location.search);
const name = parameters.get("page") ?? "home";
const main = document.querySelector("main");

try {
  const { render } = await import(
    /* webpackInclude: /[\\/][a-z]+\.js$/ */
    `./templates/${name}.js`
  );

  main.innerHTML = render();
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  main.textContent = `There is no page "${name}".`;
}
