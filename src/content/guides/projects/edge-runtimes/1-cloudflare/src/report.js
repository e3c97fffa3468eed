export const report = () => ({ orders: 3, sum: 40.5 });
