import { format } from "./format.js";

document.body.textContent = format(39);
