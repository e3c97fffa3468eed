import express from "express";
import webpack from "webpack";
import webpackDevMiddleware from "webpack-dev-middleware";
import webpackHotMiddleware from "webpack-hot-middleware";
import config from "./webpack.config.js";

const app = express();
const compiler = webpack(config);

app.use(webpackDevMiddleware(compiler));
app.use(webpackHotMiddleware(compiler));

app.get("/", (request, response) => {
  response.send(`<!doctype html>
<title>webpack demo</title>
<button>Greet</button>
<output></output>
<script src="/main.js"></script>`);
});

app.listen(process.env.PORT ?? 3000);
