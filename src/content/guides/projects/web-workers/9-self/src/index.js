import { compute } from "./fib.js";

document.body.append(`fib(30) = ${await compute(30)}`);
