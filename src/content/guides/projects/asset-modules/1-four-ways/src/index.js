import file from "./check.svg?url";
import dataUri from "./check.svg?inline";
import text from "./check.svg?raw";
import bytes from "./check.svg?bytes";

function show(title, ...children) {
  const section = document.createElement("section");
  const heading = document.createElement("h2");
  heading.textContent = title;
  section.append(heading, ...children);
  document.body.append(section);
}

function image(src) {
  const element = new Image(48, 48);
  element.src = src;
  return element;
}

show("resource", image(file), file);
show("inline", image(dataUri), `${dataUri.length} characters`);
show("source", document.createRange().createContextualFragment(text));
show("bytes", `${bytes.constructor.name}, ${bytes.length} bytes`);
