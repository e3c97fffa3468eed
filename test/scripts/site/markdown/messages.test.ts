import { expect, test } from "vitest";
import { compilePage } from "../../../../scripts/site/markdown/compile-page";
import { context } from "./compile";

const compile = (body: string, url = "/errors/resolve/") =>
  compilePage({ file: "/content/errors/resolve.mdx", url, body }, context);

const ENTRY = `Introduction.

## \`Can't resolve '<request>'\` {/*cannot-resolve*/}

A file is *missing*.

- Also: \`Cannot find '<request>'\`, \`No such file\`
- Also, unless another entry matches: \`not found\`
- Often caused by: [another](#other) and [one elsewhere](/errors/css/#syntax)
- Passes on: the message below it

Text.

## Next

## \`Other\` {/*other*/}

It has failed.
`;

test("a heading in code is a message, with its meaning, its other forms and its causes", async () => {
  const { messages } = await compile(ENTRY);
  expect(messages).toEqual([
    {
      id: "resolve/#cannot-resolve",
      meaning: "A file is missing.",
      patterns: ["Can't resolve '<request>'", "Cannot find '<request>'", "No such file"],
      general: ["not found"],
      follows: ["resolve/#other", "css/#syntax"],
      passesOn: true,
      causes: [],
    },
    {
      id: "resolve/#other",
      meaning: "It has failed.",
      patterns: ["Other"],
      general: [],
      follows: [],
      passesOn: false,
      causes: [],
    },
  ]);
});

test("the title of a message can be a form that many messages have", async () => {
  const { messages } = await compile(
    "## `is not a function` {/*a*/}\n\nIt failed.\n\n- Also, unless another entry matches: `is not a function`, `is not iterable`\n",
  );
  expect(messages[0]).toMatchObject({ patterns: [], general: ["is not a function", "is not iterable"] });
});

test("only pages of the catalog have messages", async () => {
  expect((await compile(ENTRY, "/page/")).messages).toEqual([]);
});

test("the comment at the end of a heading is its id and not part of its text", async () => {
  const { anchors, ids } = await compile(ENTRY);
  expect(anchors.map(({ id, title }) => `${id}: ${title}`)).toEqual([
    "cannot-resolve: Can't resolve '<request>'",
    "next: Next",
    "other: Other",
  ]);
  expect(ids).toContain("cannot-resolve");
});

test.each([
  ["an id with other signs", "## Title {/*Two words*/}\n", '"Two words" can\'t be the id of a heading.'],
  ["a message without an id", "## `Failed`\n\nIt failed.\n", "Failed needs an id at the end of its heading"],
  ["a message without a meaning", "## `Failed` {/*failed*/}\n\n## Next\n", "Failed has no explanation"],
  ["a message that fits any text", "## `'<a>'` {/*any*/}\n\nIt failed.\n", "The pattern \"'<a>'\" has no fixed part"],
])("%s is a problem", async (_, body, message) => {
  const { problems } = await compile(body);
  expect(problems.map((problem) => problem.message).join("\n")).toContain(message);
});

test("most forms of a message are collapsed, if there are many", async () => {
  const forms = (count: number) => Array.from({ length: count }, (_, index) => `\`Form ${index}\``).join(", ");
  const page = (count: number) => `## \`Other\` {/*other*/}\n\nIt has failed.\n\n- Also: ${forms(count)}\n`;
  const { html, messages } = await compile(page(7));
  expect(html).toContain(
    "Also: <code>Form 0</code>, <code>Form 1</code>, <code>Form 2</code><details><summary>4 more variants",
  );
  expect(html).toContain("<code>Form 6</code>");
  expect(messages[0]?.patterns).toHaveLength(8);
  expect((await compile(page(5))).html).not.toContain("<details>");
});
