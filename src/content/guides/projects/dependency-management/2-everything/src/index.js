const parameters = new URLSearchParams(location.search);
const name = parameters.get("page") ?? "home";
const { render } = await import(`./templates/${name}`);

document.querySelector("main").innerHTML = render();
