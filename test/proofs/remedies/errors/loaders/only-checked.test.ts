import path from "node:path";
import { project } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";

/** Builds an application that imports a component from another package, with the folders whose files are compiled. */
async function withFolders(...folders: string[]): Promise<string> {
  const root = await project({
    "shop/src/index.jsx": 'import { Cart } from "../../ui/cart.jsx";\nconsole.log(Cart);',
    "ui/cart.jsx": "export const Cart = <b>Cart</b>;",
    "checking-loader.cjs": "module.exports = (code) => code;",
    "compiling-loader.cjs": 'module.exports = (code) => code.replace(/<.*>/, "3");',
  });
  const include = folders.map((folder) => path.join(root, folder));
  const loader = (name: string) => path.join(root, `${name}-loader.cjs`);
  return printed(root, {
    entry: path.join(root, "shop/src/index.jsx"),
    module: {
      rules: [
        { test: /\.jsx$/, enforce: "pre", loader: loader("checking") },
        { test: /\.jsx$/, include, loader: loader("compiling") },
      ],
    },
  });
}

raises("loaders/#additional-loader", {
  broken: () => withFolders("shop/src"),
  fixed: () => withFolders("shop/src", "ui"),
});
