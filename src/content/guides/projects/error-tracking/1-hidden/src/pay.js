export function pay(order) {
  const total = order.items.reduce(
    (sum, item) => sum + item.price.amount,
    0,
  );

  return `You have paid ${total} euros.`;
}
