import { expect, test } from "vitest";
import { messagesOf } from "../../../../scripts/facts/messages/read-messages";
import { parse } from "../../../../scripts/facts/messages/source";

/** The templates and classes of a runtime module. */
function inRuntime(code: string): [template: string, kind: string | undefined][] {
  const messages = messagesOf([{ file: "lib/RuntimeModule.js", tree: parse(code) }]);
  return messages.map(({ template, class: name, kind }) => [template, name ?? kind]);
}

test("code in strings is read, across all lines of an array", () => {
  const code = `
    const cst = runtimeTemplate.renderConst();
    return Template.asString([
      \`\${cst} error = new Error();\`,
      \`\${fn}.j = \${runtimeTemplate.basicFunction("chunkId, promises", [
        "if (failed) {",
        Template.indent([
          \`\${cst} errorType = event && event.type;\`,
          "error.message = 'Loading chunk ' + chunkId + ' failed.\\\\n(' + errorType + ')';",
          "error.name = 'ChunkLoadError';",
        ]),
        "}",
      ])}\`,
    ]);`;
  expect(inRuntime(code)).toEqual([["Loading chunk <chunkId> failed.\n(<errorType>)", "ChunkLoadError"]]);
});

test("both sides of a condition are read", () => {
  const code = `const code = [isSync ? 'throw new Error("Not in sync");' : 'throw new Error("Not yet there");'].join("\\n");`;
  expect(inRuntime(code)).toEqual([
    ["Not in sync", "error"],
    ["Not yet there", "error"],
  ]);
});

test("inserted values become placeholders, or their text", () => {
  const code = `
    const message = JSON.stringify("Cannot find module '" + request + "'");
    const missing = \`var e = new Error(\${message}); throw e;\`;
    const other = \`throw new Error("No " + \${RuntimeGlobals.share});\`;
    const third = \`throw new Error(\${JSON.stringify(\`There is no \${name}\`)});\`;`;
  expect(inRuntime(code)).toEqual([
    ["Cannot find module '<request>'", "error"],
    ["No <share>", "error"],
    ["There is no <name>", "error"],
  ]);
});

test("strings that aren't code aren't read", () => {
  expect(inRuntime('const text = "an Error is thrown"; hooks.tap("Plugin", () => "more text");')).toEqual([]);
});
