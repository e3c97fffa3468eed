export const settings = { currency: "EUR" };
