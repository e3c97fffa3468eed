import { Link, useParams } from "react-router";
import type { Order } from "./orders.ts";

export default function OrderPage({ orders }: { orders: Order[] }) {
  const { id } = useParams();
  const order = orders.find((one) => one.id === Number(id));

  return (
    <article>
      <h2>Order {id}</h2>
      <p>{order ? `${order.customer}, ${order.total} euros` : "Not found."}</p>
      <Link to="/">All orders</Link>
    </article>
  );
}
