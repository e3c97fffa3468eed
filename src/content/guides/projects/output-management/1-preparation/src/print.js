import { createList } from "./order.js";

const button = document.createElement("button");
button.textContent = "Print this page";
button.addEventListener("click", () => window.print());

document.body.append(createList(), button);
