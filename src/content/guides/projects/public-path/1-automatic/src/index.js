import { logo } from "./logo.js";
import "./style.css";

const button = document.createElement("button");

button.textContent = "About";
button.addEventListener("click", async () => {
  const { about } = await import(/* webpackChunkName: "about" */ "./about.js");

  document.body.append(about());
});
document.body.append(logo, button);
