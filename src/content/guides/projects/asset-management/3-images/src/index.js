import "./style.css";
import icon from "./icon.png";

const image = document.createElement("img");
image.src = icon;
image.alt = "A planet with a ring";

const heading = document.createElement("h1");
heading.textContent = "Planets";

document.body.append(image, heading);
