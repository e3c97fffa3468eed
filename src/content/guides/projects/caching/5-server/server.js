import path from "node:path";
import express from "express";

const dist = path.resolve(import.meta.dirname, "dist");
const hashed = /\.[0-9a-f]{8}\.\w+$/;
const app = express();

app.use(
  express.static(dist, {
    setHeaders(response, file) {
      response.set(
        "Cache-Control",
        hashed.test(file) ? "max-age=31536000, immutable" : "no-cache",
      );
    },
  }),
);

// URLs without a dot are pages of the application, not files.
app.get(/^[^.]+$/, (request, response) => {
  response.set("Cache-Control", "no-cache");
  response.sendFile("index.html", { root: dist, cacheControl: false });
});

app.listen(process.env.PORT ?? 8080, () => console.log("ready"));
