import { createServer } from "node:http";

const port = process.env.PORT ?? 3000;
const server = createServer((request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ lamp: 39, chair: 120 }));
});

server.listen(port, () => console.log(`Prices at port ${port}`));

process.on("SIGTERM", () => server.close());
