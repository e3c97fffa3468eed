import "./page.css";
import * as styles from "./button.module.css";

const button = document.createElement("button");
button.className = styles.buyNow;
button.textContent = "Buy";
document.body.append(button);
