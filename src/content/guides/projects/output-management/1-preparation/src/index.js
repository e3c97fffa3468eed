import "./style.css";
import { createList } from "./order.js";

const heading = document.createElement("h1");
heading.textContent = "Your order";

const link = document.createElement("a");
link.href = "print.html";
link.textContent = "Print version";

document.body.append(heading, createList(), link);
