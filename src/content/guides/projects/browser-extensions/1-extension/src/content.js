import "./content.css";
import star from "./star.svg";

for (const price of document.querySelectorAll("[data-price]")) {
  const image = document.createElement("img");
  image.alt = "Watch this price";
  image.src = chrome.runtime.getURL(star);

  const button = document.createElement("button");
  button.className = "acme-watch";
  button.append(image);
  button.addEventListener("click", async () => {
    const { describe } = await import("./describe.js");

    chrome.runtime.sendMessage(describe(price));
  });
  price.after(button);
}
