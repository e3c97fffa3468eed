export const file = "kit.js";
