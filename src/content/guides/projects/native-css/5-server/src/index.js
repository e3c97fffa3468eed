import { render } from "./render.js";

document.body.innerHTML = render();
