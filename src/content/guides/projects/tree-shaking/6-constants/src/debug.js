export function panel() {
  return document.createElement("aside");
}
