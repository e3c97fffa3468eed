import { useState } from "react";
import lamp from "./images/lamp.svg";
import { OrderList } from "./OrderList.tsx";
import { orders as received } from "./orders.ts";

export function App() {
  const [orders, setOrders] = useState(received);

  function send(id: number) {
    setOrders(
      orders.map((order) =>
        order.id === id ? { ...order, sent: true } : order,
      ),
    );
  }

  return (
    <main>
      <img src={lamp} alt="" width="48" height="48" />
      <h1>Acme orders</h1>
      <OrderList orders={orders} onSend={send} />
    </main>
  );
}
