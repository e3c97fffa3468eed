export const price = (cents) => `${(cents / 100).toFixed(2)} €`;
