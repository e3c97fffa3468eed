import { makeTheme } from "./theme.js";

export const dark = makeTheme("dark");
export const columns = 12;
