import "./page.css";
import * as styles from "./button.module.css";

const button = document.createElement("button");
button.className = styles["buy-now"];
button.innerHTML = `Buy <span class="${styles.price}">5 €</span>`;
document.body.append(button);
