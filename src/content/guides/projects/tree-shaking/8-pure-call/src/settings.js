import { makeTheme } from "./theme.js";

export const dark = /*#__PURE__*/ makeTheme("dark");
export const columns = 12;
