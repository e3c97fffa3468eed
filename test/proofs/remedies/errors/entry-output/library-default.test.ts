import { chromiumForFile, siteOf } from "../../../lib/in-chromium";
import type { Files } from "../../../lib/project";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();

/** Opens a page whose script uses the variable of a library, and prints where an error is. */
const used = async (files: Files, library: object, use: string) => {
  const site = await siteOf(files, { output: { library: { name: "Shapes", type: "umd", ...library } } });
  const report = "addEventListener('error', ({ error }) => console.log(error.stack, 'done'));";
  const page = `<!doctype html><script>${report}</script><script src="/main.js"></script><script>${use}; console.log("done");</script>`;
  return visit({ ...site, "/index.html": page }, { page: "/index.html" });
};
const CIRCLE: Files = { "src/index.js": "export default class Circle {}" };
raises("entry-output/#library-default", {
  broken: () => used(CIRCLE, {}, "new Shapes()"),
  fixed: [() => used(CIRCLE, { export: "default" }, "new Shapes()"), () => used(CIRCLE, {}, "new Shapes.default()")],
});

const NAMED: Files = { "src/index.js": 'export * from "./circle.js";', "src/circle.js": "export class Circle {}" };
raises("entry-output/#library-default", {
  broken: () => used(NAMED, {}, "new Shapes()"),
  fixed: () => used(NAMED, {}, "new Shapes.Circle()"),
});
raises("entry-output/#library-default", {
  broken: () => used({ ...NAMED, "src/index.js": 'import "./circle.js";' }, {}, "new Shapes.Circle()"),
  fixed: () => used(NAMED, {}, "new Shapes.Circle()"),
});
