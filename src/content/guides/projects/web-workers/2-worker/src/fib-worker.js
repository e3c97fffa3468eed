import { fib } from "./fib.js";

self.addEventListener("message", ({ data }) => {
  self.postMessage({ n: data, value: fib(data) });
});
