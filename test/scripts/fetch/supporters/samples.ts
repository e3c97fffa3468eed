import type { Member, Order } from "../../../../scripts/fetch/supporters/open-collective";

/** Returns a membership in the API's format. Amounts are in dollars here, but in cents there. */
export function memberOf(slug: string, total: number, rest: Partial<Member> & Partial<Member["account"]> = {}): Member {
  const { since = "2020-01-01T00:00:00.000Z", name = slug, website = null, imageUrl = null } = rest;
  const totalDonations = rest.totalDonations ?? { valueInCents: total * 100, currency: "USD" };
  return { since, totalDonations, account: { slug, name, website, imageUrl } };
}

/** Returns an active subscription. */
export function orderOf(slug: string | null, amount: number, frequency = "MONTHLY"): Order {
  const fromAccount = slug === null ? null : { slug };
  return { amount: { valueInCents: amount * 100, currency: "USD" }, frequency, fromAccount };
}
