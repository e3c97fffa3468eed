export const file = "source/kit.js";
