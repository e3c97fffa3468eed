import { sortBy } from "lodash-es";
import "./style.css";

const list = document.createElement("p");

list.className = "names";
list.textContent = sortBy(["grace", "ada"]).join(", ");
document.body.append(list);

if (process.env.NODE_ENV !== "production") {
  console.log("This is a development build.");
}

console.log("The list is ready.");
