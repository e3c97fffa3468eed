import "./page.css";
import styles from "./button.module.css";

const button = document.createElement("button");
button.className = styles.buyNow;
button.textContent = "Buy";
document.body.append(button);
