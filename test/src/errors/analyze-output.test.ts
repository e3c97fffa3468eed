import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";

const ENTRIES = [
  { id: 0, patterns: ["Can't resolve '<request>'"], signs: [[], ["in ./node_modules/<path>"], ["webpack 4"]] },
  { id: 1, patterns: ["Module build failed"], follows: [0] },
  { id: 2, patterns: ["Compilation failed"], follows: [1] },
];
const analyze = (output: string) => analyzeOutput(output, ENTRIES);

test("messages that follow from another one belong to its problem", () => {
  const { problems } = analyze("ERROR in ./a.js 1:2\nCompilation failed\nModule build failed\nCan't resolve 'b'");
  expect(problems.map(({ entry, consequences }) => [entry.id, consequences.map(({ id }) => id)])).toEqual([
    [0, [1, 2]],
  ]);
});

test("a sign in the problem itself comes before one elsewhere, and no sign leads to the most frequent cause", () => {
  const other = "ERROR in ./a.js\nModule build failed\n";
  expect(
    analyze(`webpack 4.1\n${other}ERROR in ./node_modules/b/c.js\nCan't resolve 'b'`).problems[0]?.cause.index,
  ).toBe(1);
  expect(analyze(`${other}ERROR in ./a.js\nCan't resolve 'b'\nwebpack 4.1`).problems[0]?.cause).toEqual({
    index: 2,
    words: "webpack 4",
  });
  expect(analyze("ERROR in ./a.js\nCan't resolve 'b'").problems[0]?.cause).toEqual({ index: 0 });
});

test("the first line of the stack tells more than a sign elsewhere in the output, and less than one in the problem", () => {
  const signs = [[], ["first at line in a plugin or a loader"], ["webpack 4"], ["in ./b.js"]];
  const causeOf = (output: string) => {
    return analyzeOutput(output, [{ id: 0, patterns: ["It has failed"], signs }]).problems[0]?.cause;
  };
  const failed = "It has failed\n    at run (/shop/node_modules/acme-loader/index.js:1:2)";
  expect(causeOf(`webpack 4.1\nERROR in ./a.js\n${failed}`)).toEqual({
    index: 1,
    origin: { place: "a plugin or a loader", package: "acme-loader" },
  });
  expect(causeOf(`ERROR in ./b.js\n${failed}`)?.index).toBe(3);
});

test("the stack of another error doesn't tell where a message comes from, unless it only passes that error on", () => {
  const output = "It has failed\nError: The shop is closed\n    at run (/shop/node_modules/acme-loader/index.js:1:2)";
  const indexFor = (passesOn: boolean) => {
    const signs = [[], ["first at line in a plugin or a loader"]];
    return analyzeOutput(output, [{ id: 0, patterns: ["It has failed"], signs, passesOn }]).problems[0]?.cause.index;
  };
  expect(indexFor(false)).toBe(0);
  expect(indexFor(true)).toBe(1);
});

test("a stack below a message that is repeated is the message's own", () => {
  const output =
    "TypeError: a is missing\nTypeError: a is missing\n    at run (/shop/node_modules/acme-loader/index.js:1:2)";
  const entries = [{ id: 0, patterns: ["is missing"], signs: [[], ["first at line in a plugin or a loader"]] }];
  expect(analyzeOutput(output, entries).problems[0]?.cause.index).toBe(1);
});

test("a general form gives way to the program that has written the output, but not to a trailer", () => {
  const analyzeGeneral = (output: string) =>
    analyzeOutput(output, [{ id: 0, patterns: [], general: ["is not a function"] }]);
  expect(analyzeGeneral("TypeError: a is not a function").problems).toHaveLength(1);
  expect(analyzeGeneral("vite v5.0.0\nTypeError: a is not a function").problems).toEqual([]);
  expect(analyzeGeneral("TypeError: a is not a function\nnpm ERR! code ELIFECYCLE").problems).toHaveLength(1);
});

test.each([
  ["ERROR in ./src/index.js 1:0-35\nCan't resolve './b'", { file: "./src/index.js", position: "1:0-35" }],
  ["ERROR in ./a.css (./node_modules/css-loader/index.js!./a.css)\nCan't resolve 'b'", { file: "./a.css" }],
  [
    "Failed to compile.\n\n./node_modules/@shop/cart/index.js 12:21\nCan't resolve 'b'",
    { file: "index.js", position: "12:21", package: "@shop/cart" },
  ],
  ["ERROR in main\nCan't resolve './src'", undefined],
])("the place in %j is %j", (output, place) => {
  expect(analyze(output).problems[0]?.place).toEqual(place);
});

test("versions and the framework are read from the whole output", () => {
  const { versions, framework } = analyze("> react-scripts@4.0.3 start\nNode.js v18.17.0\nwebpack 5.101.0 compiled");
  expect(versions).toEqual([
    { name: "webpack", version: "5.101.0" },
    { name: "Node.js", version: "18.17.0" },
    { name: "react-scripts", version: "4.0.3" },
  ]);
  expect(framework?.id).toBe("create-react-app");
});
