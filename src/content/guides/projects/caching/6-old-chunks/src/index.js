import { sortBy } from "lodash-es";
import { print } from "./print.js";
import { recover } from "./recover.js";
import "./style.css";

const loadAbout = () => import(/* webpackChunkName: "about" */ "./about.js");
const names = document.createElement("p");
const button = document.createElement("button");

names.textContent = sortBy(["grace", "ada"]).join(", ");
button.textContent = "About";
button.addEventListener("click", () => {
  loadAbout().then(({ about }) => document.body.append(about()), recover);
});
document.body.append(names, button);
print(names.textContent);
