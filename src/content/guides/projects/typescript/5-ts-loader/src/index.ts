import { label, Size } from "./size.js";

const heading = document.createElement("h1");
heading.textContent = label(Size.Large);
document.body.append(heading);
