import { total } from "./cart.js";

console.log(total([{ price: 4.5, count: 2 }]));
