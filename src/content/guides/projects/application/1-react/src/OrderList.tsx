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
      <ul>
        {open.map(({ id, customer }) => (
          <li key={id}>
            Order {id}, {customer}
            <button type="button" onClick={() => onSend(id)}>
              Send {id}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
