import { orders } from "./orders.js";
import { Totals } from "./Totals.js";

const totals = new Totals();
for (const order of orders) totals.add(order);

const { open } = Object.groupBy(orders, ({ status }) => status);

const text = document.createElement("p");
text.textContent = `${open.length} open orders, in all ${totals}`;
document.body.appendChild(text);
