import "./page.css";
import * as badge from "./badge.module.scss";

const label = document.createElement("b");
label.className = badge.sale;
label.textContent = "Sale";
document.body.append(label);
