import { draw } from "./chart.js";

const button = document.createElement("button");

button.textContent = "Show sales";
button.addEventListener("click", draw);
document.body.append(button);
