import { expect, test } from "vitest";
import { readMemberUses } from "../../scripts/facts/members/member-uses";
import { typeComponentsIn } from "../../scripts/site/content/type-reference/type-components";
import { pages } from "./pages";

/** The pages that describe members of a class outside of the reference of types, by class. */
const OTHER_PAGES: Record<string, string> = { Compilation: "api/compilation-object.mdx" };

test("every member that two of the counted plugins use is described", () => {
  const { members } = readMemberUses();
  const deprecated = pages.find(({ file }) => file === "api/deprecations.mdx")?.body ?? "";
  const signatures = pages.flatMap(({ body }) => typeComponentsIn(body)).filter(({ name }) => name === "Signature");
  const described = new Set(signatures.flatMap(({ of }) => of));
  const shared = Object.keys(members).filter((member) => (members[member] ?? 0) > 1);
  expect(shared.length).toBeGreaterThan(80);
  const missing = shared.filter((member) => {
    const [type = "", name = ""] = member.split(".");
    const page = pages.find(({ file }) => file === OTHER_PAGES[type])?.body ?? "";
    const isElsewhere = page.includes(`\n### ${name}\n`);
    const isOld = deprecated.includes(`\`${type.toLowerCase()}.${name}\``);
    return !described.has(member) && !isElsewhere && !isOld;
  });
  expect(missing).toEqual([]);
});
