import { Link } from "react-router";
import styles from "./OrderList.module.css";
import type { Order } from "./orders.ts";

interface Props {
  orders: Order[];
  onSend: (id: number) => void;
}

export function OrderList({ orders, onSend }: Props) {
  const open = orders.filter((order) => !order.sent);

  return (
    <section>
      <p>To be sent: {open.length}</p>
      <ul className={styles.orders}>
        {open.map(({ id, customer }) => (
          <li key={id}>
            <Link to={`/orders/${id}`}>Order {id}</Link>, {customer}
            <button type="button" onClick={() => onSend(id)}>
              Send {id}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
