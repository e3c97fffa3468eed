import { useState } from "react";
import * as styles from "./Cart.module.css";

export function Cart({ price }) {
  const [count, setCount] = useState(0);

  return (
    <button
      type="button"
      className={styles.add}
      onClick={() => setCount(count + 1)}
    >
      {price} euros, in the cart: {count}
    </button>
  );
}
