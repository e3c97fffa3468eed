import { chromiumForFile, siteOf } from "../../../lib/in-chromium";
import { projectWith } from "../../../lib/project-with";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();

/** Opens something that isn't a PDF file, which only a worker of pdf.js finds out. */
const pdf = async (code: string) => {
  const open = `pdfjs.getDocument({ data: new Uint8Array([1]) }).promise
    .catch((error) => console.log("Uncaught (in promise)", String(error), "done"));`;
  const folder = await projectWith("libraries", { "src/index.js": `${code}\n${open}` });
  return visit(await siteOf(folder), { until: /^Uncaught|done/m });
};
raises("chunks/#library-worker", {
  broken: () =>
    pdf(`import * as pdfjs from "pdfjs-dist";
      pdfjs.GlobalWorkerOptions.workerSrc = "./node_modules/pdfjs-dist/build/pdf.worker.mjs";`),
  fixed: () => pdf('import * as pdfjs from "pdfjs-dist/webpack.mjs";'),
});
raises("chunks/#library-worker", {
  broken: () => pdf('import * as pdfjs from "pdfjs-dist";'),
  fixed: () => pdf('import * as pdfjs from "pdfjs-dist/webpack.mjs";'),
});
