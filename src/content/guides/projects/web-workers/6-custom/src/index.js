import { Calculator } from "./calculator.js";

const calculator = new Calculator(new URL("./fib-worker.js", import.meta.url));
document.body.append(`fib(30) = ${await calculator.compute(30)}`);
