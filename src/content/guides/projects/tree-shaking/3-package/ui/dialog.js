import "./dialog.css";

const layer = document.createElement("div");

export function dialog(text) {
  layer.textContent = text;

  return layer;
}
