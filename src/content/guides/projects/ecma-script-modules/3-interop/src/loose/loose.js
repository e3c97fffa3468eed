import plain, { name } from "../plain.cjs";
import marked, { name as markedName } from "../marked.cjs";

console.log("no type:", { plain, name, marked, markedName });
