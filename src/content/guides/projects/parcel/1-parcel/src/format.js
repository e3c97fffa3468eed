export const format = (price) => `${price} euros`;
