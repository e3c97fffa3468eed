import { readFile, writeFile } from "node:fs/promises";

const read = (file) => readFile(`dist/${file}`, "utf8");

let page = await read("index.html");
for (const name of ["modern", "legacy"]) {
  const { assets } = JSON.parse(await read(`${name}.json`));
  page = page.replace(`main.${name}.js`, assets["main.js"].file);
}

await writeFile("dist/index.html", page);
