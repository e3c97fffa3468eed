import { describe, expect, test } from "vitest";
import { countShown, rankSupporters, type Supporter } from "../../../src/utilities/supporters";

const fetchedAt = "2026-11-20T12:00:00.000Z";

function supporter(slug: string, rest: Partial<Supporter>): Supporter {
  return { slug, name: slug, website: null, image: null, total: 0, monthly: 0, since: "2020-01-01", ...rest };
}

const rankOf = (rest: Partial<Supporter>, amount: "total" | "monthly") => {
  const ranks = rankSupporters({ fetchedAt, supporters: [supporter("one", rest)] }, amount);
  return Object.entries(ranks).find(([, members]) => members.length > 0)?.[0];
};

describe("ranks by total", () => {
  test.each([
    [50_000, "platinum"],
    [49_999.99, "gold"],
    [10_000, "gold"],
    [9_999.99, "silver"],
    [2_000, "silver"],
    [1_999.99, "bronze"],
    [200, "bronze"],
    [199.99, "backer"],
    [1, "backer"],
    [0, undefined],
  ])("%d dollars: %s", (total, rank) => expect(rankOf({ total }, "total")).toBe(rank));
});

describe("ranks by monthly amount", () => {
  test.each([
    [2_500, "platinum"],
    [500, "gold"],
    [100, "silver"],
    [10, "bronze"],
    [9.99, "backer"],
    [0, undefined],
  ])("%d dollars: %s", (monthly, rank) => expect(rankOf({ monthly, total: 99_999 }, "monthly")).toBe(rank));
});

test("within a rank the largest comes first", () => {
  const supporters = [supporter("less", { total: 300 }), supporter("more", { total: 400 })];
  expect(rankSupporters({ fetchedAt, supporters }, "total").bronze.map(({ slug }) => slug)).toEqual(["more", "less"]);
});

test("the latest are supporters whose first donation was within 14 days; the ten largest of them count", () => {
  const supporters = Array.from({ length: 12 }, (_, index) =>
    supporter(`new-${index}`, { total: index + 1, since: "2026-11-06T12:00:01Z" }),
  );
  supporters.push(supporter("old", { total: 500, since: "2026-11-06T12:00:00Z" }));
  const { latest } = rankSupporters({ fetchedAt, supporters }, "total");
  expect(latest.map(({ total }) => total)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

test("without data there are no supporters", () => {
  expect(Object.values(countShown({ fetchedAt: null, supporters: [] }))).toEqual([0, 0, 0, 0, 0, 0]);
});

test("space is reserved for at most a hundred supporters per rank", () => {
  const supporters = Array.from({ length: 120 }, (_, index) => supporter(`s${index}`, { total: 1 }));
  expect(countShown({ fetchedAt, supporters })).toMatchObject({ backer: 100, bronze: 0 });
});
