import { render } from "./render.js";

console.log(render());
