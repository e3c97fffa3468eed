import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";
import { projectWith } from "../../lib/project-with";

const samples = effectsOf("guides/typescript.mdx");

const files = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      rootDir: ".",
      types: [],
      paths: { "@shop/*": ["./src/shop/*"] },
    },
    include: ["src"],
  }),
  "src/index.ts": 'import { total } from "@shop/cart.js";\nconst text: string = total(2);\ndocument.title = text;',
  "src/shop/cart.ts":
    'import { price } from "./price.js";\nexport const total = (n: number): string => `EUR ${n * price}`;',
  "src/shop/price.ts": "export const price: number = 4321;",
};

samples.tries('loader: "ts-loader"', async (code) => {
  const builtBy = async (sample: string) =>
    buildOwn(await projectWith("compilers", { ...files, "webpack.config.js": sample }));
  expect(await builtBy(code)).toContain('document.title="EUR 8642"');
  const missing = "Can't resolve '@shop/cart.js'";
  expect(await builtBy(code.replace("tsconfig: true,", ""))).toContain(missing);
  expect(await builtBy(code.replace(/ +extensionAlias: .*/, ""))).toContain(missing);
});
