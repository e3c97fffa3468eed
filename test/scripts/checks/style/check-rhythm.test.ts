import { describe, expect, test } from "vitest";
import { checkRhythm } from "../../../../scripts/checks/style/check-rhythm";
import { figuresOf } from "../../../../scripts/checks/style/figures";
import { parsePage } from "../../../../scripts/site/content/trusted-pages";
import { page } from "../../temporary-content";

const check = (body: string, file = "guides/a.mdx") =>
  checkRhythm(parsePage(file, page(body))).map(({ message }) => message);

const long = "This sentence doesn't say a lot, but it's of a length that people like.";
const text = `${long}\n\n`.repeat(20);

test("figures count words, sentences, contractions and clauses of paragraphs only", () => {
  const body =
    "## It's a heading\n\nYou'll need Node.js, which it's for. Run `it's not`.\n\n- Your page isn't the page's.\n";
  expect(figuresOf(parsePage("a.mdx", page(`${body}\n| It's | B |\n| - | - |\n| a | b |\n`)))).toEqual({
    words: 13,
    sentences: 3,
    short: 3,
    contractions: 3,
    you: 2,
    which: 1,
  });
});

test("figures leave out the messages and signs that the error catalog lists", () => {
  const body = "1. **A cause.** It's one.\n\n   - Sign: `it's not`, `it's`\n\n- Also: `it's another message`\n";
  expect(figuresOf(parsePage("errors/a.mdx", page(body)))).toMatchObject({ words: 4, sentences: 2, contractions: 1 });
});

describe("a page", () => {
  test("has contractions", () => {
    expect(check(text)).toEqual([]);
    const stiff = text.replaceAll("doesn't", "does not").replaceAll("it's", "it is");
    expect(check(stiff)).toEqual([expect.stringContaining("0.0 contractions per 1,000 words, and the least is 2")]);
    expect(check(stiff, "errors/a.mdx")).toHaveLength(1);
    expect(check(stiff, "configuration/a.mdx")).toEqual([]);
    expect(check("Too short a page is not counted.\n")).toEqual([]);
  });

  test("connects its sentences", () => {
    const chopped = `${text}${"It's short.\n\n".repeat(9)}`;
    expect(check(chopped)).toEqual([expect.stringMatching(/31 % have seven words or fewer, and the limit is 30 %/)]);
    expect(check(`${text}${"It's short.\n\n".repeat(8)}`)).toEqual([]);
  });

  test("does not end every section by pointing elsewhere", () => {
    const section = (end: string) => `## A section\n\n${long}\n\n${end}\n\n`;
    const see = section("For more, see [the other page](/b/).");
    const explains = section("[The other page](/b/) explains the rest.");
    const message = "Of this page's 4 sections, 3 end by pointing to another page.";
    expect(check(see + explains + see + section(long))).toEqual([expect.stringContaining(message)]);
    expect(check(see + explains + section(long) + section(long))).toEqual([]);
  });
});
