const worker = new Worker(new URL("./fib-worker.js", import.meta.url));

const show = ({ n, value }) => {
  console.log(`fib(${n}) = ${value}`);
  worker.terminate();
};

// A Node.js worker has "on", and passes the data itself instead of an event.
if (worker.on) worker.on("message", show);
else worker.addEventListener("message", ({ data }) => show(data));

worker.postMessage(30);
