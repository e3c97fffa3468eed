import { expect, test } from "vitest";
import { assembleSupporters } from "../../../../scripts/fetch/supporters/assemble";
import { memberOf, orderOf } from "./samples";

test("one entry for each account, with its total counted once and its first day", () => {
  const members = [memberOf("ada", 50, { since: "2021-05-01" }), memberOf("ada", 50, { since: "2019-02-01" })];
  expect(assembleSupporters(members, [])).toMatchObject([{ slug: "ada", total: 50, monthly: 0, since: "2019-02-01" }]);
});

test("monthly amounts add up; a year counts as twelve months, other intervals don't count", () => {
  const orders = [orderOf("ada", 10), orderOf("ada", 240, "YEARLY"), orderOf("ada", 7, "FLEXIBLE"), orderOf(null, 5)];
  expect(assembleSupporters([memberOf("ada", 50)], orders)).toMatchObject([{ monthly: 30 }]);
});

test("leaves out accounts that gave nothing and anonymous ones", () => {
  const members = [memberOf("zero", 0), memberOf("incognito-1a2b", 5), memberOf("guest-77", 5), memberOf("ada", 5)];
  expect(assembleSupporters(members, []).map(({ slug }) => slug)).toEqual(["ada"]);
});

test("amounts in another currency don't count", () => {
  const other = memberOf("eve", 0, { totalDonations: { valueInCents: 900_000, currency: "JPY" } });
  expect(assembleSupporters([other], [])).toEqual([]);
});

test("profiles can't add an invalid link, and a missing name is the account's", () => {
  const members = [
    memberOf("ada", 5, { website: "javascript:alert(1)", name: " " }),
    memberOf("bob", 5, { website: "https://bob.example/" }),
  ];
  expect(assembleSupporters(members, [])).toMatchObject([
    { name: "ada", website: null },
    { name: "bob", website: "https://bob.example/" },
  ]);
});
