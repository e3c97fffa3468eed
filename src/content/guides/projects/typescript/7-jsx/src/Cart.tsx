import { total } from "./total.ts";

export function Cart({ prices }: { prices: number[] }) {
  return <h1>Total: {total(prices)}</h1>;
}
