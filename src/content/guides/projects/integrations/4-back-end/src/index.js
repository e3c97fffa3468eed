import { price } from "./price.js";

document.body.append(price(1250));
