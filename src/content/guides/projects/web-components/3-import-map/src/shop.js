import { loadElements } from "acme-elements";

const main = document.querySelector("main");

document.querySelector("button").addEventListener("click", () => {
  main.innerHTML = '<acme-price euros="59"></acme-price>';
  loadElements(main);
});
