import { useState } from "react";
import lamp from "@/lamp.svg";
import * as styles from "./Product.module.css";

export function Product({ name, price }) {
  const [count, setCount] = useState(0);
  return (
    <article>
      <img src={lamp} alt="" width="48" />
      <h1>{name}</h1>
      <button
        type="button"
        className={styles.button}
        onClick={() => setCount(count + 1)}
      >
        In the cart: {count}, € {count * price}
      </button>
    </article>
  );
}
