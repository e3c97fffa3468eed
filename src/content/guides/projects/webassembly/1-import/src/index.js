import { total } from "./price.wasm";

const canvas = document
  .querySelector("canvas")
  .getContext("2d", { willReadFrequently: true });

canvas.fillStyle = "orange";
canvas.fillRect(0, 0, 256, 256);

document.querySelector("p").textContent = `${total(1990, 3, 10)} cents`;
document.querySelector("button").addEventListener("click", async () => {
  const { makeGray } = await import("./gray.js");
  const photo = canvas.getImageData(0, 0, 256, 256);

  await makeGray(photo.data);
  canvas.putImageData(photo, 0, 0);
});
