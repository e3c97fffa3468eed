import { expect, test } from "vitest";
import { parse, readSources, walk } from "../../../../scripts/facts/messages/source";
import { writeContent } from "../../temporary-content";

test("the code of a package is read, sorted, without schemas and bundled packages", async () => {
  const files = [
    "lib/b.js",
    "lib/deep/a.js",
    "hot/log.js",
    "index.js",
    "dist/c.mjs",
    "client/index.js",
    "schemas/x.check.js",
    "dist/options.check.js",
    "client/modules/sockjs-client/index.js",
    "types/a.js",
    "lib/node_modules/x/index.js",
    "lib/README.md",
    "eslint.config.mjs",
  ];
  const folder = await writeContent(Object.fromEntries(files.map((file) => [file, ""])));
  const read = readSources(folder).map(({ file }) => file);
  expect(read).toEqual(["client/index.js", "dist/c.mjs", "hot/log.js", "index.js", "lib/b.js", "lib/deep/a.js"]);
});

test("a walk skips the nodes that its visitor rejects", () => {
  const seen: string[] = [];
  walk(parse("a; b;").statements[0] ?? parse(""), (node) => void seen.push(node.getText()));
  expect(seen).toEqual(["a;", "a"]);
  let count = 0;
  walk(parse("a; b;"), () => ++count > 5);
  expect(count).toBe(1);
});
