import path from "path";

const file = path.join("/guides", "../images", "graph.svg");

document.body.append(`${file} is ${Buffer.from(file).toString("base64")}`);
