import { expect, test } from "vitest";
import { execute } from "../../../lib/execute";
import { temporaryShop } from "../../../lib/fixture-shop";
import { fencesOf } from "../../../lib/page-text";

const fences = await fencesOf("api/types/functions.mdx");
const scripts = fences.filter(({ lang, title }) => lang === "js" && title !== "");

test("every script of the page shows its output", () => {
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect(fences[fences.indexOf(script) + 1]?.lang, script.title).toBe("text");
});

test.each(scripts)("node $title", async (script) => {
  const { status, output } = await execute(`node ${script.title}`, await temporaryShop([script]));
  expect(output.trimEnd()).toBe(fences[fences.indexOf(script) + 1]?.code.trimEnd());
  expect(status).toBe(0);
});
