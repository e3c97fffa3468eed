import express from "express";
import { renderToPipeableStream } from "react-dom/server";
import { clientFolder, scripts, styles } from "./files.js";
import { Page } from "./Page.jsx";
import { products } from "./shop.js";

const app = express();

app.use("/assets", express.static(clientFolder));

app.get("/products/:id", (request, response) => {
  const product = products[request.params.id];
  if (!product) return response.status(404).send("Not found");

  const { pipe } = renderToPipeableStream(
    <Page product={product} files={{ styles }} />,
    {
      bootstrapScripts: scripts,
      onShellReady: () => pipe(response.type("html")),
      onShellError: () => response.status(500).send("Please come back later."),
      onError: (error) => console.error(error),
    },
  );
});

const port = process.env.PORT ?? 3000;
app.listen(port, () => console.log(`Shop at port ${port}`));
