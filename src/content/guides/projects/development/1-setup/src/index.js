import { print } from "./print.js";

const button = document.createElement("button");
button.textContent = "Print";
button.addEventListener("click", () => print("Hello from the button"));

document.body.append(button);
