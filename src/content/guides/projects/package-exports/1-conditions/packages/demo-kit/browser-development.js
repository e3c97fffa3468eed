export const file = "browser-development.js";
