import { today } from "./today.js";

document.querySelector("#tea").textContent = `Today: ${today(new Date())}`;
