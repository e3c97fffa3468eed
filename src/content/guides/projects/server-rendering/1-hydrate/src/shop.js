export const products = {
  lamp: { id: "lamp", name: "Desk lamp", price: 59 },
};
