import { cube } from "./math.js";

document.body.append(`5 cubed is ${cube(5)}`);
