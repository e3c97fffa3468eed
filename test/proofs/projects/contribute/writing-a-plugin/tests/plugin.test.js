import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import FileListPlugin from "../src/index.js";
import { compile } from "./compile.js";

test("lists the files with their sizes", async () => {
  const { errors, read } = await compile(new FileListPlugin());

  assert.deepEqual(errors, []);
  const { length } = read("main.js");
  assert.equal(
    read("assets.md"),
    `| File | Bytes |\n| --- | --- |\n| main.js | ${length} |\n`,
  );
});

test("takes another name for the list", async () => {
  const { read } = await compile(new FileListPlugin({ outputFile: "a/b.md" }));

  assert.match(read("a/b.md"), /main\.js/);
});

test("puts the intro above the list and watches its file", async () => {
  const { read, stats } = await compile(
    new FileListPlugin({ introFile: "intro.md" }),
  );
  const file = path.join(import.meta.dirname, "fixtures", "intro.md");

  assert.match(read("assets.md"), /^Files of Acme UI\n\n\| File/);
  assert.ok(stats.compilation.fileDependencies.has(file));
});

test("reports an intro that is missing", async () => {
  const { errors } = await compile(new FileListPlugin({ introFile: "no.md" }));

  assert.equal(errors.length, 1);
  assert.match(errors[0].message, /FileListPlugin: ENOENT/);
});

test("warns about large files", async () => {
  const { warnings } = await compile(new FileListPlugin({ maxSize: 10 }));

  assert.equal(
    warnings[0].message,
    "FileListPlugin: main.js is larger than 10 bytes.",
  );
});

test("lets other plugins change a row", async () => {
  const markRows = (compiler) => {
    compiler.hooks.thisCompilation.tap("MarkRows", (compilation) => {
      const hooks = FileListPlugin.getCompilationHooks(compilation);
      hooks.row.tap("MarkRows", (row, { info }) =>
        info.minimized ? `${row} minimized |` : row,
      );
    });
  };
  const { read } = await compile(new FileListPlugin(), markRows);

  assert.match(read("assets.md"), /\| main\.js \| \d+ \| minimized \|/);
});

test("refuses an unknown option", async () => {
  await assert.rejects(
    compile(new FileListPlugin({ file: "list.md" })),
    /options has an unknown property 'file'/,
  );
});
