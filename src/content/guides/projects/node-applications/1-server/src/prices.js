export const prices = { pen: 2.4, notebook: 6.9, desk: 249 };
