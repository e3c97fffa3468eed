const parameters = new URLSearchParams(location.search);
const name = parameters.get("page") ?? "home";
const { render } = await import(`./templates/${name}.js`);

document.querySelector("main").innerHTML = render();
