import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const dist = path.join(import.meta.dirname, "dist");
const manifest = JSON.parse(await readFile(path.join(dist, "manifest.json")));
const types = { ".js": "text/javascript", ".css": "text/css" };

function renderPage(entry, title) {
  const tags = manifest.entrypoints[entry].imports
    .map((name) => manifest.assets[name].file)
    .map((url) =>
      url.endsWith(".css")
        ? `<link rel="stylesheet" href="${url}">`
        : `<script defer src="${url}"></script>`,
    );
  return `<!doctype html><title>${title}</title>${tags.join("")}`;
}

const pages = {
  "/": renderPage("index", "Your order"),
  "/print.html": renderPage("print", "Print version"),
};

const server = createServer(async (request, response) => {
  if (request.url in pages) {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(pages[request.url]);
    return;
  }
  try {
    const name = path.basename(request.url);
    const content = await readFile(path.join(dist, name));
    response.setHeader("Content-Type", types[path.extname(name)]);
    response.end(content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
});

server.listen(process.env.PORT ?? 3000, () => {
  console.log(`Open http://localhost:${server.address().port}/`);
});
