import * as styles from "./title.module.css";
import { prices } from "shop/prices.js";
import icon from "data-url:./icon.svg";
import terms from "bundle-text:./terms.txt";

const [title, image, button, output, small] = ["h1", "img", "button", "output", "small"].map((name) =>
  document.querySelector(name),
);

title.textContent = `${process.env.SHOP_NAME} lamps`;
title.className = styles.title;
image.src = new URL("./lamp.svg", import.meta.url).href;
button.style.backgroundImage = `url("${icon}")`;
small.textContent = terms;

button.addEventListener("click", async () => {
  const { format } = await import("./format.js");
  const worker = new Worker(new URL("./sum.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    output.textContent = format(data);
  };
  worker.postMessage(prices);
});
