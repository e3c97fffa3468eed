import plain, { name } from "./plain.cjs";
import marked, { name as markedName } from "./marked.cjs";
import * as all from "./marked.cjs";

console.log("type module:", { plain, name, marked, markedName });
console.log("namespace:", Object.keys(all));
