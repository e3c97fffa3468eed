const button = document.createElement("button");

button.textContent = "Show sales";
button.addEventListener("click", async () => {
  const { draw } = await import(
    /* webpackChunkName: "chart" */
    /* webpackPrefetch: true */
    "./chart.js"
  );

  draw();
});
document.body.append(button);
