import { withTax } from "./tax.js";

export function format(price) {
  return `${withTax(price).toFixed(2)} €`;
}
