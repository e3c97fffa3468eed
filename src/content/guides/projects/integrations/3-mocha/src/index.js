import { price } from "./price.js";

document.body.innerHTML = price(1250);
