import express from "express";
import { prices } from "./prices.js";

const app = express();

app.get("/prices/:item", ({ params }, response) => {
  const price = prices[params.item];
  if (price === undefined) return response.sendStatus(404);
  response.json({ price });
});

const server = app.listen(process.env.PORT ?? 8080, () => {
  console.log(`Prices at port ${server.address().port}`);
});
