import { fib } from "./fib.js";

const clock = document.createElement("p");
setInterval(() => {
  clock.textContent = new Date().toLocaleTimeString();
}, 100);

const result = document.createElement("output");
const button = document.createElement("button");
button.textContent = "fib(40)";
button.addEventListener("click", () => {
  result.textContent = `fib(40) = ${fib(40)}`;
});

document.body.append(clock, button, result);
