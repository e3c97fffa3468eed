import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const { assets } = JSON.parse(await readFile("dist/manifest.json", "utf8"));
const page = `<!doctype html>
<title>webpack demo</title>
<script defer src="${assets["main.js"].file}"></script>
<body></body>`;

const server = createServer(async ({ url }, response) => {
  if (url === assets["main.js"].file) {
    response.setHeader("content-type", "text/javascript");
    response.end(await readFile(url.replace("/static/", "dist/")));
  } else {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(page);
  }
});

server.listen(process.env.PORT ?? 8000, () => {
  console.log(`http://localhost:${server.address().port}/`);
});
