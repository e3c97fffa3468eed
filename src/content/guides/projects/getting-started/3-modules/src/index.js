import { greet } from "./greeting.js";

const heading = document.createElement("h1");
heading.textContent = greet("ada lovelace");
document.body.append(heading);
