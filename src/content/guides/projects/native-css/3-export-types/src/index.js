import "./page.css";
import * as link from "./button.module.css";
import sheet, * as adopted from "./button.module.css?sheet";
import text, * as inline from "./button.module.css?text";
import * as hint from "./hint.module.css";

function show(name, className, parent) {
  const button = document.createElement("button");
  button.className = className;
  button.textContent = name;
  parent.append(button);
}

function shadow() {
  const host = document.createElement("div");
  document.body.append(host);
  return host.attachShadow({ mode: "open" });
}

show("link", link["buy-now"], document.body);
show("style", hint.hint, document.body);

const first = shadow();
first.adoptedStyleSheets.push(sheet);
show("css-style-sheet", adopted["buy-now"], first);

const second = shadow();
second.innerHTML = `<style>${text}</style>`;
show("text", inline["buy-now"], second);
