export const RATE = 0.19;

export function withTax(price) {
  return price * (1 + RATE);
}
