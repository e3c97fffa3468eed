export const tax = 0.19;

export function gross(net) {
  return net * (1 + tax);
}

export default function format(amount) {
  return `${amount.toFixed(2)} €`;
}

let count = 0;
const add = () => (count += 1);

export { count, add as countUp };
