import { button } from "../ui/index.js";

document.body.append(button("Buy"));
