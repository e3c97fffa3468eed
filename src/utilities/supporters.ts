/** Who supports the project, and in which rank: specification section 2.3. Amounts are US dollars. */
export interface Supporter {
  /** Name of the account at the funding platform; unique. */
  slug: string;
  name: string;
  /** Where the supporter wants to be visited. */
  website: string | null;
  /** Path of a picture on this site. */
  image: string | null;
  total: number;
  /** What comes in each month; 0 without a running subscription. */
  monthly: number;
  /** ISO date of the first donation. */
  since: string;
}

/** The data file that `npm run fetch:supporters` writes. Nobody has fetched anything yet while the date is null. */
export interface SupporterData {
  fetchedAt: string | null;
  supporters: Supporter[];
}

/** What the ranks count: everything that was ever given, or what is given each month. */
export type Amount = "total" | "monthly";

/** In the order of the page. */
export const RANKS = ["latest", "platinum", "gold", "silver", "bronze", "backer"] as const;
/** One of them. */
export type Rank = (typeof RANKS)[number];

/** Dollars from which a rank is reached. Who is below the last line is a backer. */
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
 * Sorts supporters into ranks, largest amount first. The latest, whose first donation is less than 14 days old, appear
 * in their rank as well; the age counts from the day the data was fetched, so that the result is the same everywhere.
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

/** How many of a rank the front page shows; the others are a link away. */
export const MOST_SHOWN = 100;

/** The size of each rank as shown: all that the page has to know to keep the room free. */
export function countShown(data: SupporterData): Record<Rank, number> {
  const ranks = rankSupporters(data, "total");
  const counts = RANKS.map((rank) => [rank, Math.min(ranks[rank].length, MOST_SHOWN)]);
  return Object.fromEntries(counts) as Record<Rank, number>;
}
