import "./style.css";
import data from "./data.json";
import icon from "./icon.png";

const image = document.createElement("img");
image.src = icon;
image.alt = "A planet with a ring";

const heading = document.createElement("h1");
heading.textContent = data.title;

document.body.append(image, heading);
