async function getComponent() {
  const { sortBy } = await import("lodash-es");
  const element = document.createElement("p");

  element.textContent = sortBy(["grace", "ada"]).join(", ");

  return element;
}

document.body.append("Names: ");
getComponent().then((component) => document.body.append(component));
