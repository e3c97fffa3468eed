import { hotSite } from "../../../lib/hot-site";
import { chromiumForFile, siteOf } from "../../../lib/in-chromium";
import { raises } from "../../../lib/raises";
import { projectWithPackages } from "../../../lib/with-packages";

const visit = chromiumForFile();
const until = /Uncaught|done/;

/** Visits a page whose code reads a class of a CSS module. */
async function withClass(names: string, options: object = {}): Promise<string> {
  const folder = await projectWithPackages({
    "src/index.js": `import ${names} from "./button.module.css";\nconsole.log("done", styles.button);`,
    "src/button.module.css": ".button { top: 0; }",
  });
  const use = ["style-loader", { loader: "css-loader", options }];
  return visit(await siteOf(folder, { module: { rules: [{ test: /\.css$/, use }] } }), { until });
}
const asBefore = { modules: { auto: true, namedExport: false, exportLocalsConvention: "as-is" } };
raises("chunks/#uncaught", {
  broken: () => withClass("styles"),
  fixed: [() => withClass("* as styles"), () => withClass("styles", asBefore)],
});

/** A package as Rollup and webpack write UMD, whose exports webpack doesn't know before it runs. */
const UMD = `(function (root, factory) {
  typeof module === "object" ? (module.exports = factory()) : (root.shop = factory());
})(this, () => Object.defineProperty({ prices: { tea: 3 } }, "__esModule", { value: true }));`;
/** Visits a page whose code reads an export of a package without a default export. */
const withPackage = async (code: string) =>
  visit(
    await siteOf({
      "package.json": "{}",
      "src/index.js": `${code}\nconsole.log("done");`,
      "node_modules/acme-shop/package.json": "{}",
      "node_modules/acme-shop/index.js": UMD,
    }),
    { until },
  );
raises("chunks/#uncaught", {
  broken: () => withPackage('import shop from "acme-shop";\nconsole.log(shop.prices);'),
  fixed: () => withPackage('import { prices } from "acme-shop";\nconsole.log(prices);'),
});

/** Visits a page with two bundles with hot updates, the first of which gets an update. */
async function withTwoBundles(uniqueName: string): Promise<string> {
  const files = { "src/index.js": 'import "./pad.js";\nimport.meta.webpackHot?.accept("./pad.js");' };
  const named = (name: string) => ({ configuration: { output: { uniqueName: name } } });
  const [site, other] = await Promise.all([
    hotSite({ ...files, "src/pad.js": "1;" }, { "src/pad.js": 'console.log("done");' }, named("shop")),
    hotSite({ "src/index.js": "1;", "src/signal.js": "2;" }, {}, named(uniqueName)),
  ]);
  const page = `${site["/"]}<script src="/other.js"></script>`;
  const lines = await visit({ ...site, "/": page, "/other.js": other["/main.js"] ?? "404" }, { until });
  return lines
    .split("\n")
    .filter((line) => until.test(line))
    .join("\n"); // without what follows from it
}
raises("chunks/#uncaught", {
  broken: () => withTwoBundles("shop"),
  fixed: () => withTwoBundles("shop-checkout"),
});
