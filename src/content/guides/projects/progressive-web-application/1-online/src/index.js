import "./style.css";
import { departures } from "./departures.js";

const heading = document.createElement("h1");
heading.textContent = "Ferries from Harbour Quay";

const list = document.createElement("ol");
for (const { time, to } of departures) {
  const item = document.createElement("li");
  item.textContent = `${time} ${to}`;
  list.append(item);
}

document.body.append(heading, list);
