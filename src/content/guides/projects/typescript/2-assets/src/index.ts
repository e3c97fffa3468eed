import "./page.css";
import { badge } from "./badge.module.css";
import logo from "./logo.svg";
import { total, type Item } from "./cart.ts";

const items: Item[] = [
  { name: "Tea", price: 4.5, count: 2 },
  { name: "Cup", price: 11, count: 1 },
];

const heading = document.createElement("h1");
heading.className = badge;
heading.textContent = `Total: ${total(items)}`;

const image = new Image(32, 32);
image.src = logo;
image.alt = "A cup";

document.body.append(image, heading);
