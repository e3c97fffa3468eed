import messages from "messages";
import { cart } from "./cart.js";
import english from "./messages/en.json";
import { translator } from "./translate.js";

const t = translator(LANGUAGE, { ...english, ...messages });

document.querySelector("h1").textContent = t("title");
document.querySelector("p").textContent = t("items", cart(LANGUAGE));
