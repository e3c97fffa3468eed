import { bars } from "./library.js";

export function draw() {
  const chart = document.createElement("pre");

  chart.textContent = bars([3, 1, 2]);
  document.body.append(chart);
}
