import "./nonce.js";
import "./style.css";

const state = document.querySelector("p");

state.textContent = "The script has run.";

document.querySelector("button").addEventListener("click", async () => {
  const { text } = await import("./lazy.js");

  state.textContent = text;
});
