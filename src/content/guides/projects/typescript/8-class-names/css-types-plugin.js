import { readFile, writeFile } from "node:fs/promises";

const NAME = "CssTypesPlugin";

export default class CssTypesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      const { modules, moduleGraph } = compilation;
      for (const module of modules) {
        const file = module.nameForCondition() ?? "";
        if (!file.endsWith(".module.css")) continue;

        const names = moduleGraph.getProvidedExports(module);
        if (Array.isArray(names)) await writeTypes(file, names.sort());
      }
    });
  }
}

async function writeTypes(file, names) {
  const exports = names.map((name) => `  name as ${JSON.stringify(name)},`);
  const types = ["declare const name: string;", "export {", ...exports, "};"];
  const text = `${types.join("\n")}\n`;

  const target = file.replace(/\.css$/, ".d.css.ts");
  const before = await readFile(target, "utf8").catch(() => "");
  if (text !== before) await writeFile(target, text);
}
