export const orders = [
  { id: 1042, status: "open", total: 249 },
  { id: 1043, status: "sent", total: 40, discount: { percent: 10 } },
  { id: 1044, status: "open", total: 118 },
];
