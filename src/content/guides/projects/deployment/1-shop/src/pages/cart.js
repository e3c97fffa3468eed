export const text = "The cart is empty.";
