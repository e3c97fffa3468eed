import { file } from "demo-kit";
import { file as shape } from "demo-kit/shapes/square";

console.log(file, shape);
