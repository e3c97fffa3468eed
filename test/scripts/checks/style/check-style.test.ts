import { describe, expect, test } from "vitest";
import { checkStyle } from "../../../../scripts/checks/style/check-style";
import { style } from "../../../../scripts/checks/style/style";
import { parsePage } from "../../../../scripts/site/content/trusted-pages";
import { escapeRegExp } from "../../../../src/errors/escape-reg-exp";
import { page } from "../../temporary-content";

const glossary = parsePage(
  "glossary.mdx",
  page("## Cache group\n\nText.\n\n## Entry point\n\nText.\n\n## Entrypoint\n\nText.\n", "Glossary"),
);

/** Returns the problems of a page, as `line:column message`. */
function check(source: string, file = "a.mdx"): string[] {
  return checkStyle([glossary, parsePage(file, source)]).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

const words = (count: number) => Array(count).fill("word").join(" ");
const longest = style.longestSentence;

describe("a sentence", () => {
  const message = `This sentence has ${longest + 1} words, and the limit is ${longest}. Split it in two.`;

  test.each([
    ["is too long", page(`${words(longest + 1)}.\n`), `4:1 ${message}`],
    ["is too long after another", page(`A word. ${words(longest + 1)}.\n`), `4:9 ${message}`],
    ["is too long over lines of a quote", page(`> ${words(longest)}\n> word.\n`), `4:3 ${message}`],
    ["is too long in a table", page(`| A | B |\n| - | - |\n| a | ${words(longest + 1)} |\n`), `6:7 ${message}`],
    [
      "is too long in the description",
      `---\ntitle: A\ndescription: "${words(longest + 1)}."\n---\n\nText.\n`,
      `3:15 ${message}`,
    ],
    ["has an abbreviation in the middle", page(`${words(longest)}, e.g. this.\n`), /has \d+ words/],
    ["has a name with a dot in the middle", page(`${words(longest)} Node.js.\n`), `4:1 ${message}`],
  ])("is a problem when it %s", (_, source, expected) => {
    expect(check(source)).toEqual([
      expect.stringMatching(typeof expected === "string" ? literally(expected) : expected),
    ]);
  });

  test.each([
    ["is as long as allowed", `${words(longest)}.\n`],
    ["is one of two, the second in lower case", `${words(longest)}. webpack ${words(longest - 1)}.\n`],
    [
      "ends in a link or in code",
      `${words(longest - 2)} [a word](#x). \`a.js\` ${words(longest - 2)} \`x y z\`. Word.\n`,
    ],
    ["is an entry of a list", `- ${words(longest)}\n- ${words(longest)}\n`],
    ["is code", `\`\`\`text\n${words(99)}\n\`\`\`\n\nSo is \`${words(99)}\`.\n`],
  ])("is right when it %s", (_, body) => {
    expect(check(page(body))).toEqual([]);
  });
});

describe("words", () => {
  test.each([
    ["filler", "Text.\n\nYou **can simply** do it.\n", '6:11 "simply" adds nothing here. Leave it out.'],
    ["filler over two lines", "Do this in\norder to see.\n", '4:9 "in order to" adds nothing here. Write "to".'],
    ["filler at the start", "Just do it.\n", /^4:1 "Just" adds nothing here\./],
    ["filler in a heading", "## How to easily build\n", /^4:11 "easily" adds nothing here\./],
    ["filler in a link's words", "See [a very long page](#x).\n", /^4:8 "very" adds nothing here\./],
    [
      "a name",
      "The Javascript is read by NodeJS.\n",
      '4:5 Write "JavaScript" instead of "Javascript".',
      '4:27 Write "Node.js" instead of "NodeJS".',
    ],
    ["a name at the start", "Webpack 5 is out.\n", '4:1 Write "webpack" instead of "Webpack".'],
    [
      "a word of the house",
      "A sourcemap, and source-maps.\n",
      '4:3 Write "source map" instead of "sourcemap".',
      '4:18 Write "source map" instead of "source-maps".',
    ],
    ["a word of the glossary", "Each cache-group has one.\n", '4:6 Write "cache group" instead of "cache-group".'],
  ])("that are a problem: %s", (_, body, ...expected) => {
    expect(check(page(body))).toEqual(expected.map((line) => expect.stringMatching(literally(line))));
  });

  test.each([
    ["in code", "`just` is a name.\n\n```js\n// simply Webpack\n```\n"],
    ["in quotes", 'It says "Webpack is just easily built", and “simply”.\n'],
    ["in an address", "[Text](https://example.org/Webpack/just).\n"],
    ["as a part of a name", "webpack-cli, @babel/core, javascript/auto, github.com and justify.\n"],
    ["in the plural", "Source maps, URLs and Cache Groups.\n"],
    ["for the same one", "It is the very function.\n"],
    ["with an entry of its own in the glossary", "An entrypoint and several entrypoints.\n"],
    ["as the name of an option", "## entryPoint of a cacheGroup\n\nThe cacheGroup.\n"],
    ["as a message in a heading", "## Webpack did not find the javascript\n"],
  ])("are right %s", (_, body) => {
    expect(check(page(body))).toEqual([]);
  });

  test("may be wrong where a page explains spelling", () => {
    expect(check(page("Write webpack for Webpack.\n"), style.wrongOnPurpose[0])).toEqual([]);
  });
});

describe("Markdown", () => {
  test.each([
    ["a skipped level", "## A\n\n#### B\n", "6:1 This heading skips a level: write ###."],
    ["a skipped level below the title", "### A\n", "4:1 This heading skips a level: write ##."],
    ["a fence without language", "```\nx\n```\n", /^4:1 This code block has no language\./],
    ["a bare address", "See https://example.org/x.\n", /^4:5 Give this link a text .*\(https:\/\/example\.org\/x\)\.$/],
    ["spaces at the end", "Text \n", "4:5 This line ends with spaces. Delete them."],
    ["two empty lines", "A.\n\n\nB.\n", "7:1 There's more than one empty line before this. Leave only one."],
    [
      "two empty lines in a list",
      "- A.\n\n\n- B.\n",
      "7:1 There's more than one empty line before this. Leave only one.",
    ],
    ["no empty line", "## A\nText.\n", "5:1 Add an empty line before this."],
    ["another bullet", "* A.\n", "4:1 Start this list item with - instead of *."],
    ["a wrong number", "1. A.\n1. B.\n", "5:1 Start this list item with 2. instead of 1.."],
    ["a bracket after a number", "1) A.\n", "4:1 Write . instead of ) after this item's number."],
    ["no line break at the end", "Text.", "4:1 End the file with a single line break and no empty line."],
    ["an empty line at the end", "Text.\n\n", "6:1 End the file with a single line break and no empty line."],
  ])("is a problem: %s", (_, body, expected) => {
    expect(check(page(body))).toEqual([expect.stringMatching(literally(expected))]);
  });

  test.each([
    ["levels that go back", "## A\n\n### B\n\n## C\n"],
    ["lists that are tight, loose, nested, or start later", "- A\n  - B\n\n  C\n\n---\n\n3. D\n4. E\n"],
    ["a mail address", "Write to a@b.example.\n"],
    ["a quote that starts and ends with an empty line", ">\n> A\n>\n"],
    ["a title in bold before a fence", "Text.\n\n**a.js**\n\n```js\nx \n\n\ny\n```\n"],
    [
      "components, comments and quotes",
      '<Tabs>\n\n<Tab title="A">\n\nText.\n\n</Tab>\n\n</Tabs>\n\n{/* x */}\n\n> A\n>\n> B\n',
    ],
  ])("is right: %s", (_, body) => {
    expect(check(page(body))).toEqual([]);
  });
});

describe("text that Markdown silently drops", () => {
  test.each([
    ["a link without an address", "See [this]().\n", /^4:5 This link has no address\./],
    ["a picture without an address", "![A]()\n", /^4:1 This image has no address\./],
    ["a picture without words", "![](./a.svg)\n", /^4:1 Describe this image between \[ and \]/],
    ["a footnote that is not there", "See this[^1].\n", /^4:1 \[\^1\] refers to/],
    [
      "a callout with another name",
      "> [!WARNNG]\n> Text.\n",
      /^4:1 There is no callout \[!WARNNG\]\. Use one of these, in uppercase: note,/,
    ],
    [
      "a cell too many",
      "| A | B |\n| - | - |\n| a | `b | c` |\n",
      /^4:1 Row 1 of this table has 3 cells, but its header has 2\./,
    ],
    [
      "a mark on no line",
      "```js {1,3}\na();\n```\n",
      /^4:1 This code block marks line 3, but its last line is 1\. Correct the number\./,
    ],
    ["questions", "## A\n\n{/* Asked: x; y */}\n", /^6:1 Questions have no effect here\. List them in asked\/a\.yaml/],
    ["questions in a list", "- One {/* asked: x */}\n", /^4:7 Questions have no effect/],
    ["a focus on no line", "```js focus=1-2\na();\n```\n", /^4:1 This code block marks line 2,/],
  ])("is a problem: %s", (_, body, expected) => {
    expect(check(page(body))).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ["what is there", "See [the page][page] and this[^1].\n\n[page]: /a/\n\n[^1]: Text.\n"],
    ["brackets in code, and those that mean themselves", "`[name][ext]` and \\[name\\]\\[ext\\] and [x] of y.\n"],
    ["callouts, in quotes and lists", "> [!TIP]\n> Text.\n\n- A.\n\n  > [!note]\n  > Text.\n"],
    ["rows that are short, and signs in cells", "| A | B |\n| - | - |\n| a |\n| a | `b \\| c` |\n"],
    ["marks on the last line, and of files", "```js {1-2} focus=2\na();\nb();\n```\n\n```js file=a.js {9}\n```\n"],
  ])("is right: %s", (_, body) => {
    expect(check(page(body))).toEqual([]);
  });
});

function literally(expected: string | RegExp): RegExp {
  return typeof expected === "string" ? new RegExp(`^${escapeRegExp(expected)}$`) : expected;
}
