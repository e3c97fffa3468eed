import { settings } from "./base.js";
import { price } from "./shop.js";

settings.currency = "USD";
document.body.append(price(5));
