export interface Item {
  name: string;
  price: number;
  count: number;
}

export function total(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.price * item.count, 0);
}
