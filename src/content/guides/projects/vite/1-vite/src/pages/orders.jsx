export default function Orders() {
  return <p>There are no orders.</p>;
}
