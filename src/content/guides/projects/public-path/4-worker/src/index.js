const worker = new Worker(
  /* webpackChunkName: "sums" */ new URL("./sums.js", import.meta.url),
);

worker.addEventListener("message", ({ data }) => {
  document.body.append(`The sum is ${data}`);
});
worker.postMessage([1, 2, 3]);
