export function Cart() {
  return <p>The cart is empty.</p>;
}
