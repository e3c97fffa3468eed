import { photoIn } from "./photo.js";

addEventListener("message", async ({ data: { memory, from, to } }) => {
  const { grayscale } = await photoIn(memory);

  grayscale(from, to);
  postMessage("done");
});
