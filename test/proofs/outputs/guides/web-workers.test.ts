import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { build } from "../../lib/project";

const files = {
  "src/index.js": 'import { add } from "./add.js";\nnew Worker(new URL("./w.js", import.meta.url));\nadd();\n',
  "src/w.js": 'import { add } from "./add.js";\nadd();\nimport("./late.js");\n',
  "src/add.js": 'export const add = () => console.log("shared", Math.random());\n',
  "src/late.js": 'console.log("late");\n',
};

type Chunks = NonNullable<NonNullable<Configuration["optimization"]>["splitChunks"]> & object;

/** Returns how many files there are, and how many of them contain the code that the page and the worker share. */
async function counts(chunks: Chunks["chunks"]): Promise<string> {
  const built = await build(files, {
    optimization: { splitChunks: { chunks, minSize: 0 } },
    output: { workerChunkLoading: false },
    stats: "none",
  });
  return `${built.match(/^\S+\.js$/gm)?.length} files, ${built.match(/"shared"/g)?.length} with the shared code`;
}

test("workerChunkLoading: false gives a single file, unless splitChunks takes code out of it", async () => {
  expect(await counts("async")).toBe("2 files, 2 with the shared code");
  expect(await counts("all")).toBe("3 files, 1 with the shared code");
});

test.each(["new Start", "Start"])("a worker that `%s` of another file starts is found", async (call) => {
  const entry = call === "Start" ? "Start() from ./start.js" : "Start from ./start.js";
  const built = await build(
    {
      "src/index.js": `import { Start } from "./start.js";\n${call}(new URL("./w.js", import.meta.url));\n`,
      "src/start.js": "export const Start = function (url) { new Worker(url) };\n",
      "src/w.js": 'import { word } from "./word.js";\nconsole.log(word);\n',
      "src/word.js": 'export const word = "bundled";\n',
    },
    { module: { parser: { javascript: { worker: [entry, "..."] } } } },
  );
  expect(built).toContain('"bundled"');
});
