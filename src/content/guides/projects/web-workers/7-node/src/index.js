import { Worker } from "worker_threads";

const worker = new Worker(new URL("./fib-worker.js", import.meta.url));
worker.on("message", (value) => {
  console.log(`fib(30) = ${value}`);
  worker.terminate();
});
worker.postMessage(30);
