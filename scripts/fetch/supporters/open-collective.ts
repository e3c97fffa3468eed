import * as z from "zod";
import { type Endpoint, request } from "./request";

const amount = z.object({ valueInCents: z.number(), currency: z.string() });

const member = z.object({
  since: z.string(),
  totalDonations: amount,
  account: z.object({
    slug: z.string(),
    name: z.string().nullable(),
    website: z.string().nullable(),
    imageUrl: z.string().nullable(),
  }),
});
/** A membership as the server returns it. */
export type Member = z.infer<typeof member>;

const order = z.object({
  amount,
  frequency: z.string().nullable(),
  fromAccount: z.object({ slug: z.string() }).nullable(),
});
/** A subscription as the server returns it. */
export type Order = z.infer<typeof order>;

const MEMBERS = `query Members($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    page: members(role: [BACKER], limit: $limit, offset: $offset) {
      totalCount
      nodes {
        since
        totalDonations { valueInCents currency }
        account { slug name website imageUrl(height: 128) }
      }
    }
  }
}`;

const ORDERS = `query Orders($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    page: orders(filter: INCOMING, onlyActiveSubscriptions: true, limit: $limit, offset: $offset) {
      totalCount
      nodes {
        amount { valueInCents currency }
        frequency
        fromAccount { slug }
      }
    }
  }
}`;

/** The number of entries per request. */
const PAGE = 500;

/** Fetches everyone who has ever donated to a collective. */
export function fetchMembers(endpoint: Endpoint, slug: string, limit = PAGE): Promise<Member[]> {
  return fetchAll(endpoint, MEMBERS, member, slug, limit);
}

/** Fetches the active subscriptions. */
export function fetchOrders(endpoint: Endpoint, slug: string, limit = PAGE): Promise<Order[]> {
  return fetchAll(endpoint, ORDERS, order, slug, limit);
}

async function fetchAll<T>(
  endpoint: Endpoint,
  query: string,
  node: z.ZodType<T>,
  slug: string,
  limit: number,
): Promise<T[]> {
  const page = z.object({ totalCount: z.number(), nodes: z.array(node) });
  const answer = z.object({ account: z.object({ page }).nullable() });
  const all: T[] = [];
  for (;;) {
    const result = answer.safeParse(await request(endpoint, query, { slug, limit, offset: all.length }));
    if (!result.success)
      throw new Error(`${endpoint.url} responded in an unexpected form:\n${z.prettifyError(result.error)}`);
    const { account } = result.data;
    if (!account) throw new Error(`${endpoint.url} doesn't know the collective "${slug}".`);
    all.push(...account.page.nodes);
    // An empty page ends it too, because the count may include hidden entries.
    if (account.page.nodes.length === 0 || all.length >= account.page.totalCount) return all;
  }
}
