import { lazy, Suspense, useState } from "react";
import { Route, Routes } from "react-router";
import lamp from "./images/lamp.svg";
import { OrderList } from "./OrderList.tsx";
import { orders as received } from "./orders.ts";

const OrderPage = lazy(() => import("./OrderPage.tsx"));

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
      <Suspense fallback={<p>One moment …</p>}>
        <Routes>
          <Route index element={<OrderList orders={orders} onSend={send} />} />
          <Route path="orders/:id" element={<OrderPage orders={orders} />} />
        </Routes>
      </Suspense>
    </main>
  );
}
