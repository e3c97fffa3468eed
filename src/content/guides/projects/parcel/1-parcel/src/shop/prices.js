export const prices = [59, 118, 23];
