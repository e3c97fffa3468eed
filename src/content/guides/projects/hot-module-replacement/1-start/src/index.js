import { print } from "./print.js";
import "./style.css";

const output = document.querySelector("output");
let clicks = 0;

document.querySelector("#add").addEventListener("click", () => {
  clicks += 1;
  output.textContent = clicks;
});

document.querySelector("#print").addEventListener("click", print);
