import { useState } from "react";
import lamp from "./lamp.svg";
import * as styles from "./Shop.module.css";

export function Shop() {
  const [cart, setCart] = useState(null);

  async function show() {
    const { Cart } = await import("./Cart.jsx");
    setCart(<Cart />);
  }

  return (
    <main>
      <h1 className={styles.title}>{SHOP}</h1>
      <img src={lamp} alt="Desk lamp" width="48" height="48" />
      <button type="button" onClick={show}>
        Cart
      </button>
      {cart}
    </main>
  );
}
