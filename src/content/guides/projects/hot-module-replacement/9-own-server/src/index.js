import { greeting } from "./greeting.js";

let visitors = 0;

document.querySelector("button").addEventListener("click", () => {
  visitors += 1;
  document.querySelector("output").textContent = greeting(visitors);
});

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept("./greeting.js");
}
