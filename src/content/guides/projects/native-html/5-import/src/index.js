import { today } from "./today.js";
import tip from "./tip.html";

document.querySelector("#tea").textContent = `Today: ${today(new Date())}`;
document.body.insertAdjacentHTML("beforeend", tip);
