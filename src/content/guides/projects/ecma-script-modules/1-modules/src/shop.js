export { gross as price } from "./math.js";
export * as math from "./math.js";
