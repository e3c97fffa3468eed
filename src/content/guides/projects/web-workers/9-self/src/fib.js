const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));

if (typeof document === "undefined") {
  addEventListener("message", ({ data }) => postMessage(fib(data)));
}

export function compute(n) {
  const worker = new Worker(import.meta.url);
  worker.postMessage(n);
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
  });
}
