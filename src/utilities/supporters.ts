/** A supporter of the project (specification, section 2.3). Amounts are in US dollars. */
export interface Supporter {
  /** The unique name of the account at Open Collective. */
  slug: string;
  name: string;
  /** The address of the supporter's website. */
  website: string | null;
  /** The path of the supporter's picture on this site. */
  image: string | null;
  total: number;
  /** The amount per month; 0 without an active subscription. */
  monthly: number;
  /** The ISO date of the first donation. */
  since: string;
}

/** The data file that `npm run fetch:supporters` writes. `fetchedAt` is null until the first fetch. */
export interface SupporterData {
  fetchedAt: string | null;
  supporters: Supporter[];
}

/** The amount that determines the rank: all donations together, or the amount per month. */
export type Amount = "total" | "monthly";

/** The ranks in the order of the page. */
export const RANKS = ["latest", "platinum", "gold", "silver", "bronze", "backer"] as const;
/** One of the ranks. */
export type Rank = (typeof RANKS)[number];

/** The minimum amounts in dollars for each rank. Supporters who give less are backers. */
const THRESHOLDS: { rank: Rank; total: number; monthly: number }[] = [
  { rank: "platinum", total: 50_000, monthly: 2_500 },
  { rank: "gold", total: 10_000, monthly: 500 },
  { rank: "silver", total: 2_000, monthly: 100 },
  { rank: "bronze", total: 200, monthly: 10 },
];
const LATEST_DAYS = 14;
const LATEST_COUNT = 10;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Sorts supporters into ranks, largest amount first. The latest supporters, whose first donation is less than 14 days
 * old, also appear in their rank. The age is relative to the date of the fetch, so that server and browser render the
 * same.
 */
export function rankSupporters({ fetchedAt, supporters }: SupporterData, amount: Amount): Record<Rank, Supporter[]> {
  const ranks: Record<Rank, Supporter[]> = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
  const now = Date.parse(fetchedAt ?? "");
  const giving = supporters.filter((supporter) => supporter[amount] > 0);
  for (const supporter of giving.sort((a, b) => b[amount] - a[amount] || a.slug.localeCompare(b.slug, "en"))) {
    const isLatest = now - Date.parse(supporter.since) < LATEST_DAYS * DAY;
    if (isLatest && ranks.latest.length < LATEST_COUNT) ranks.latest.push(supporter);
    ranks[THRESHOLDS.find((line) => supporter[amount] >= line[amount])?.rank ?? "backer"].push(supporter);
  }
  return ranks;
}

/** The maximum number of supporters per rank on the front page; a link leads to the others. */
export const MOST_SHOWN = 100;

/** Counts the supporters of each rank that are shown, so that the page can reserve space for them. */
export function countShown(data: SupporterData): Record<Rank, number> {
  const ranks = rankSupporters(data, "total");
  const counts = RANKS.map((rank) => [rank, Math.min(ranks[rank].length, MOST_SHOWN)]);
  return Object.fromEntries(counts) as Record<Rank, number>;
}
