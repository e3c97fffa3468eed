import "./button.css";

export function button(text) {
  const element = document.createElement("button");

  element.textContent = text;

  return element;
}
