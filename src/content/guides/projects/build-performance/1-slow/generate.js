import { mkdirSync, writeFileSync } from "node:fs";

const count = Number(process.argv[2] ?? 400);
const name = (index) => `part${index}`;

const part = (index) => `import { memoize, range } from "lodash-es";
${index === 0 ? "" : `import { ${name(index - 1)} } from "./${name(index - 1)}.js";\n`}
export class Part${index} {
  #rows = new Map();

  constructor({ title = "Part ${index}", ...rest } = {}) {
    Object.assign(this, { title, rest });
  }

  async *rows(limit = ${(index % 7) + 3}) {
    for (const row of range(limit)) {
      yield this.#rows.get(row)?.value ?? { row, title: this.title };
    }
  }

  get [\`label${index}\`]() {
    return [...this.#rows.keys()].map((key) => \`\${key}: \${this.title}\`);
  }
}

export const ${name(index)} = memoize(async (options) => {
  const { value = 0 } = options ?? {};
  const part = new Part${index}({ title: \`\${value}\` });
  const titles = [];
  for await (const { title } of part.rows()) titles.push(title);
  return ${index === 0 ? "titles" : `[...titles, ...(await ${name(index - 1)}(options))]`};
});
`;

mkdirSync("src", { recursive: true });
for (let index = 0; index < count; index += 1) {
  writeFileSync(`src/${name(index)}.js`, part(index));
}
writeFileSync(
  "src/index.js",
  `import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { ${name(count - 1)} } from "./${name(count - 1)}.js";

const titles = await ${name(count - 1)}({ value: 1 });
const root = document.body.appendChild(document.createElement("main"));
createRoot(root).render(createElement("p", null, \`\${titles.length} titles\`));
`,
);
