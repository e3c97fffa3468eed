export { edges as file } from "./internal/edges.js";
