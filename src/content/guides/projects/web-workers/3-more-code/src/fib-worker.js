self.addEventListener("message", async ({ data }) => {
  const { fib } = await import("./fib.js");
  self.postMessage({ n: data, value: fib(data) });
});
