import type { Files } from "../../lib/project";

const text = (name: string, length: number) => `"This is ${name}. ${`${name} `.repeat(length / 2)}"`;

/** The project of the pages about merging: four chunks, of which `a` and `b` share a module of 8 KB. */
export const chunks: Files = {
  "src/index.js": `console.log("main");
${["a", "b", "c", "d"].map((name) => `import("./${name}.js").then(() => console.log("${name}"));`).join("\n")}`,
  "src/a.js": 'import { shared } from "./shared.js";\nexport const a = () => ["This is a", shared];',
  "src/b.js": 'import { shared } from "./shared.js";\nexport const b = () => ["This is b", shared];',
  "src/c.js": `export const c = () => ${text("c", 30_000)};`,
  "src/d.js": `export const d = () => ${text("d", 3000)};`,
  "src/shared.js": `export const shared = ${text("shared", 2000)};`,
};
