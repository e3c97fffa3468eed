import { total, type Item } from "./cart.ts";

const items: Item[] = [
  { name: "Tea", price: 4.5, count: 2 },
  { name: "Cup", price: 11, count: 1 },
];

const heading = document.createElement("h1");
heading.textContent = `Total: ${total(items)}`;
document.body.append(heading);
