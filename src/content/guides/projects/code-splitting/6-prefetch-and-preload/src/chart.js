const library = import(
  /* webpackChunkName: "library" */
  /* webpackPreload: true */
  "./library.js"
);

export async function draw() {
  const { bars } = await library;
  const chart = document.createElement("pre");

  chart.textContent = bars([3, 1, 2]);
  document.body.append(chart);
}
