import "./page.css";
import * as styles from "./button.module.css";

export function render() {
  return `<button class="${styles["buy-now"]}">Buy</button>`;
}
