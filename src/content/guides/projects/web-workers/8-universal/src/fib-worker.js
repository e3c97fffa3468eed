import { fib } from "./fib.js";

const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads");
const port = threads?.parentPort ?? self;

port.addEventListener("message", ({ data }) => {
  port.postMessage({ n: data, value: fib(data) });
});
