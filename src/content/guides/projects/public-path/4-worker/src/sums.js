addEventListener("message", async ({ data }) => {
  const { sum } = await import(/* webpackChunkName: "sum" */ "./sum.js");

  postMessage(sum(data));
});
