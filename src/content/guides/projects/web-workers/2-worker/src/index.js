const worker = new Worker(new URL("./fib-worker.js", import.meta.url));

const clock = document.createElement("p");
setInterval(() => {
  clock.textContent = new Date().toLocaleTimeString();
}, 100);

const result = document.createElement("output");
const button = document.createElement("button");
button.textContent = "fib(40)";
button.addEventListener("click", () => {
  result.textContent = "computing";
  worker.postMessage(40);
});
worker.addEventListener("message", ({ data }) => {
  result.textContent = `fib(${data.n}) = ${data.value}`;
});

document.body.append(clock, button, result);
