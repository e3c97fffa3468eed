export { gross as price } from "./math.js";
export const currency = "EUR";
export const chart = () => import("./chart.js");
