import "./report.js";
import { pay } from "./pay.js";

const button = document.createElement("button");

button.textContent = "Pay";
button.addEventListener("click", () => pay({ items: [{ name: "Desk lamp" }] }));
document.body.append(button);
