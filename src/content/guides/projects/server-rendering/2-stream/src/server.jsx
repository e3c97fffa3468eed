import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { clientFolder, reviews, scripts, styles } from "./files.js";
import { Page } from "./Page.jsx";
import { findReviews, products } from "./shop.js";

const app = express();

app.use("/assets", express.static(clientFolder));

app.get("/products/:id", (request, response) => {
  const product = products[request.params.id];
  if (!product) return response.status(404).send("Not found");

  const found = findReviews(product.id);
  const { pipe } = renderToPipeableStream(
    <Page
      product={product}
      files={{ styles, reviews }}
      loadReviews={() => found}
    />,
    {
      bootstrapScripts: scripts,
      onShellReady: () => pipe(response.type("html")),
      onShellError: () => response.status(500).send("Please come back later."),
      onError: (error) => console.error(error),
    },
  );
});

app.get("/api/reviews/:id", async (request, response) => {
  response.json(await findReviews(request.params.id));
});

const port = process.env.PORT ?? 3000;
app.listen(port, () => console.log(`Shop at port ${port}`));
