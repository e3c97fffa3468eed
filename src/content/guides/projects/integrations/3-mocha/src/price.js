import { amount } from "./price.module.css";

export const price = (cents) =>
  `<b class="${amount}">${(cents / 100).toFixed(2)} €</b>`;
