import type { Project } from "./project";

/** A project to start from. */
export interface StartingProject {
  /** The part of the address that opens it. It must not change. */
  id: string;
  title: string;
  files: Project;
}

const SPLITTING: Project = {
  "src/index.js": `import logo from "./logo.svg";
import "./shop.css";
import { format } from "./price.js";

const products = [
  { name: "Kettle", price: 39 },
  { name: "Teapot", price: 24.5 },
];

document.body.innerHTML = \`<img src="\${logo}" alt="Tea shop" width="48">
<ul>\${products.map(({ name, price }) => \`<li>\${name}: \${format(price)}</li>\`).join("")}</ul>
<button>Pay</button>\`;

// The checkout is a separate chunk, which loads on a click.
document.querySelector("button").addEventListener("click", async () => {
  const { pay } = await import("./checkout.js");
  pay(products);
});
`,
  "src/price.js": `export const format = (price) => \`\${price.toFixed(2)} €\`;
`,
  "src/checkout.js": `import { format } from "./price.js";

export function pay(products) {
  const total = products.reduce((sum, { price }) => sum + price, 0);
  console.log("To pay:", format(total));
  document.body.append(\`To pay: \${format(total)}\`);
}
`,
  "src/shop.css": `body {
  font-family: system-ui, sans-serif;
  color: #2b3a42;
}
`,
  "src/logo.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#1d78c1" d="M4 8h12v2h2a3 3 0 0 1 0 6h-2.6A6 6 0 0 1 4 14z"/></svg>
`,
  "webpack.config.js": `module.exports = {
  mode: "development",
  devtool: false,
  module: {
    // Small images are inlined, and webpack doesn't have to look up their type.
    rules: [{ test: /\\.svg$/, type: "asset", generator: { dataUrl: { mimetype: "image/svg+xml" } } }],
  },
  experiments: { css: true },
};
`,
};

const TYPESCRIPT: Project = {
  "src/index.ts": `import { total, type Item } from "./cart";

const items: Item[] = [
  { name: "Kettle", price: 39, count: 1 },
  { name: "Teapot", price: 24.5, count: 2 },
];

document.body.textContent = \`\${items.length} products, \${total(items)} €\`;
`,
  "src/cart.ts": `export interface Item {
  name: string;
  price: number;
  count: number;
}

export function total(items: readonly Item[]): number {
  return items.reduce((sum, { price, count }) => sum + price * count, 0);
}
`,
  "webpack.config.ts": `import type { Configuration } from "webpack";

const config: Configuration = {
  mode: "development",
  devtool: false,
  entry: "./src/index.ts",
  resolve: { extensions: [".ts", ".js"] },
  // webpack removes the types, but does not check them.
  experiments: { typescript: true },
};

export default config;
`,
};

const REACT: Project = {
  "src/index.jsx": `import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./shop.scss";

function Product({ name, price }) {
  const [count, setCount] = useState(0);
  return (
    <button className="product" onClick={() => setCount(count + 1)}>
      {name}: {count} × {price} €
    </button>
  );
}

const root = document.body.appendChild(document.createElement("main"));
createRoot(root).render(<Product name="Kettle" price={39} />);
`,
  "src/shop.scss": `@use "sass:color";

$tea: #1d78c1;

.product {
  color: $tea;
  &:hover { color: color.adjust($tea, $lightness: -15%); }
}
`,
  "webpack.config.js": `module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/index.jsx",
  module: {
    rules: [
      {
        test: /\\.jsx$/,
        loader: "babel-loader",
        options: { presets: [["@babel/preset-react", { runtime: "automatic" }]] },
      },
      { test: /\\.scss$/, use: ["style-loader", "css-loader", "sass-loader"] },
    ],
  },
};
`,
};

const TREE_SHAKING: Project = {
  "src/index.js": `import { area } from "./shapes.js";

console.log("A circle has the area", area(2));
`,
  "src/shapes.js": `export const area = (radius) => Math.PI * radius ** 2;

// Nothing imports this function, so the bundle does not contain it.
export const circumference = (radius) => 2 * Math.PI * radius;
`,
  "webpack.config.js": `module.exports = {
  mode: "production",
};
`,
};

const SHARED: Project = {
  "src/catalog.js": `import { format } from "./price.js";

document.body.append(\`Kettle: \${format(39)}\`);
`,
  "src/account.js": `import { format } from "./price.js";

console.log("Balance:", format(12.5));
`,
  "src/price.js": `export const format = (price) => \`\${price.toFixed(2)} €\`;
`,
  "webpack.config.js": `module.exports = {
  mode: "development",
  devtool: false,
  entry: {
    catalog: "./src/catalog.js",
    account: "./src/account.js",
  },
  optimization: {
    runtimeChunk: "single",
    // Without a minimum, even a module as small as this one is shared.
    splitChunks: { chunks: "all", minSize: 0 },
  },
};
`,
};

const BROKEN: Project = {
  "src/index.js": `import { format } from "./pirce.js";
import { total } from "./cart.js";

console.log(format(total([39, 24.5])));
`,
  "src/price.js": `export const format = (price) => \`\${price.toFixed(2)} €\`;
`,
  "src/cart.js": `export const sum = (prices) => prices.reduce((all, price) => all + price, 0);
`,
  "webpack.config.js": `module.exports = {
  mode: "development",
  devtool: false,
};
`,
};

/** The projects that the playground offers. It opens with the one at the top of the list. */
export const STARTING_PROJECTS: readonly [StartingProject, ...StartingProject[]] = [
  { id: "page", title: "A page with a chunk, CSS and an image", files: SPLITTING },
  { id: "typescript", title: "TypeScript", files: TYPESCRIPT },
  { id: "react", title: "React and Sass, with loaders", files: REACT },
  { id: "tree-shaking", title: "Tree shaking in production", files: TREE_SHAKING },
  { id: "shared-chunk", title: "Two entries that share a chunk", files: SHARED },
  { id: "errors", title: "A project with two errors", files: BROKEN },
];
