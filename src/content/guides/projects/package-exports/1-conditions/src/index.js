import { file } from "demo-kit";

console.log(file);
