import { createServer } from "node:http";
import { answer } from "./answer.js";

let requests = 0;

createServer((request, response) => {
  requests += 1;
  response.end(answer(requests));
}).listen(process.env.PORT ?? 3000);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept("./answer.js");
}
