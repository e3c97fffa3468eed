import { sortBy } from "lodash-es";
import "./style.css";

const loadAbout = () => import(/* webpackChunkName: "about" */ "./about.js");
const names = document.createElement("p");
const button = document.createElement("button");

names.textContent = sortBy(["grace", "ada"]).join(", ");
button.textContent = "About";
button.addEventListener("click", () => {
  loadAbout().then(({ about }) => document.body.append(about()));
});
document.body.append(names, button);
