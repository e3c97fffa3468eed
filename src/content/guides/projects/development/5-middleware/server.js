import express from "express";
import webpack from "webpack";
import devMiddleware from "webpack-dev-middleware";
import config from "./webpack.config.js";

const app = express();

app.get("/api/time", (request, response) => {
  response.json({ time: new Date().toISOString() });
});

app.use(devMiddleware(webpack(config), { hot: true }));
app.use(express.static("public"));

const server = app.listen(process.env.PORT ?? 3000, (error) => {
  if (error) throw error;
  console.log(`Open http://localhost:${server.address().port}/`);
});
