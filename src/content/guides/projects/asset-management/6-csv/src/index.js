import "./style.css";
import planets from "./data.csv";
import data from "./data.json";
import icon from "./icon.png";

const image = document.createElement("img");
image.src = icon;
image.alt = "A planet with a ring";

const heading = document.createElement("h1");
heading.textContent = data.title;

const list = document.createElement("ul");
for (const { name, moons } of planets) {
  const item = document.createElement("li");
  item.textContent = `${name}: ${moons} ${moons === 1 ? "moon" : "moons"}`;
  list.append(item);
}

document.body.append(image, heading, list);
