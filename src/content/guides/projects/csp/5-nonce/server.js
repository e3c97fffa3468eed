import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import express from "express";

const page = await readFile("dist/index.html", "utf8");
const app = express();

app.get("/", (request, response) => {
  const nonce = randomBytes(16).toString("base64");

  response.set("Cache-Control", "no-store");
  response.send(page.replaceAll("NONCE_OF_THIS_RESPONSE", nonce));
});

app.use(express.static("dist"));
app.listen(process.env.PORT ?? 3000, () => console.log("ready"));
