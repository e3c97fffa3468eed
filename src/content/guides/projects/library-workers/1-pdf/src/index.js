import { getDocument } from "pdfjs-dist/webpack.mjs";

const url = new URL("./invoice.pdf", import.meta.url).href;
const invoice = await getDocument({ url }).promise;

document.body.append(`Pages: ${invoice.numPages}`);
