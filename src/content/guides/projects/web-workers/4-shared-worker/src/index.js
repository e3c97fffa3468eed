const counter = new SharedWorker(new URL("./counter.js", import.meta.url));

counter.port.addEventListener("message", ({ data }) => {
  document.body.textContent = `You are tab number ${data}`;
});
counter.port.start();
