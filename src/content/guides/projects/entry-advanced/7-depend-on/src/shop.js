import { settings } from "./base.js";

export const price = (amount) => `${amount} ${settings.currency}`;
