import { useState } from "react";
import "./cart.css";

export function Cart() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Desk lamp</h1>
      <button onClick={() => setCount(count + 1)}>In the cart: {count}</button>
    </>
  );
}
