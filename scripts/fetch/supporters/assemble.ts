import type { Supporter } from "../../../src/utilities/supporters";
import type { Member, Order } from "./open-collective";

/** A supporter with the address of their picture. */
export type FoundSupporter = Omit<Supporter, "image"> & { imageUrl: string | null };

/** The currency of the collective. Amounts in other currencies are ignored, because they cannot be compared. */
const CURRENCY = "USD";

/** Matches profiles of people who want to be anonymous, and of payments without an account. */
const NAMELESS = /^(incognito|guest)(-|$)/;

/**
 * Joins memberships, of which an account can have several, and subscriptions into one entry for each account. Anonymous
 * accounts and those without donations are left out.
 */
export function assembleSupporters(members: Member[], orders: Order[]): FoundSupporter[] {
  const found = new Map<string, FoundSupporter>();
  for (const { account, since, totalDonations } of members) {
    const { slug, name, website, imageUrl } = account;
    const before = found.get(slug);
    found.set(slug, {
      slug,
      name: name?.trim() || slug,
      website: toAddress(website),
      imageUrl: toAddress(imageUrl),
      // Each membership contains the total of the account, so they are not added up.
      total: Math.max(before?.total ?? 0, toDollars(totalDonations)),
      monthly: 0,
      since: before && before.since < since ? before.since : since,
    });
  }
  for (const { amount, frequency, fromAccount } of orders) {
    const supporter = fromAccount && found.get(fromAccount.slug);
    if (supporter) supporter.monthly += toDollars(amount) * perMonth(frequency);
  }
  return [...found.values()]
    .filter(({ slug, total, monthly }) => !NAMELESS.test(slug) && (total > 0 || monthly > 0))
    .map((supporter) => ({ ...supporter, monthly: Math.round(supporter.monthly * 100) / 100 }));
}

function perMonth(frequency: string | null): number {
  if (frequency === "MONTHLY") return 1;
  return frequency === "YEARLY" ? 1 / 12 : 0;
}

function toDollars({ valueInCents, currency }: Member["totalDonations"]): number {
  return currency === CURRENCY ? valueInCents / 100 : 0;
}

/** Returns an address from a profile, or null if it is not a web address, because it becomes a link on the page. */
function toAddress(value: string | null): string | null {
  if (!value || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}
