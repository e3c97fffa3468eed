export const file = "browser.js";
