export interface Order {
  id: number;
  customer: string;
  total: number;
  sent: boolean;
}

export const orders: Order[] = [
  { id: 1042, customer: "Ada Byron", total: 249, sent: false },
  { id: 1043, customer: "Noor Haddad", total: 39.5, sent: false },
  { id: 1044, customer: "Jon Weber", total: 118, sent: true },
];
