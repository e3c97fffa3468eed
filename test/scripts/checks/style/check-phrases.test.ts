import { expect, test } from "vitest";
import { checkPhrases } from "../../../../scripts/checks/style/check-phrases";
import { PHRASES } from "../../../../scripts/checks/style/phrases";
import { parsePage } from "../../../../scripts/site/content/trusted-pages";
import { page } from "../../temporary-content";

const words = parsePage("a.mdx", page(`${"word ".repeat(100_000)}\n`));
const { most = 0 } = PHRASES["are described in"] ?? {};
/** A page that has the phrase so many times. */
const repeated = (times: number) => parsePage("b.mdx", page("They are\ndescribed in this.\n\n".repeat(times)));

test("a phrase above its limit is reported where it is most frequent", () => {
  const once = parsePage("c.mdx", page("All are described in this.\n"));
  const [problem, ...others] = checkPhrases([words, once, repeated(most * 10 + 1)]);
  expect(problem).toMatchObject({ file: "b.mdx", severity: "warning" });
  expect(problem?.message).toContain(`"are described in"`);
  expect(others).toEqual([]);
});

test("a phrase below its limit, and few pages, are right", () => {
  expect(checkPhrases([words, repeated(most * 10)])).toEqual([]);
  expect(checkPhrases([repeated(20)])).toEqual([]);
});
