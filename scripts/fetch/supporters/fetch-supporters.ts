import { writeFile } from "node:fs/promises";
import path from "node:path";
import { countShown, type SupporterData } from "../../../src/utilities/supporters";
import { assembleSupporters } from "./assemble";
import { fetchImages } from "./images";
import { fetchMembers, fetchOrders } from "./open-collective";
import type { Endpoint } from "./request";

/** The source and the destination of the supporters. */
export interface FetchOptions {
  endpoint: Endpoint;
  /** The name of the collective in its address. */
  slug: string;
  /** The folder of the two data files. */
  dataDir: string;
  /** The folder of the pictures. */
  imageDir: string;
  now: Date;
}

/** Fetches everything before it writes, so that a failure leaves the old files unchanged. */
export async function fetchSupporters(options: FetchOptions): Promise<SupporterData> {
  const { endpoint, slug, dataDir, imageDir, now } = options;
  const members = await fetchMembers(endpoint, slug);
  const orders = await fetchOrders(endpoint, slug);
  const fetchedAt = now.toISOString();
  const found = assembleSupporters(members, orders);
  const supporters = await fetchImages(found, fetchedAt, imageDir, "/supporters/");
  const data = { fetchedAt, supporters: supporters.sort((a, b) => b.total - a.total) };
  await writeFile(path.join(dataDir, "supporters.json"), `${JSON.stringify(data, null, 1)}\n`);
  await writeFile(path.join(dataDir, "supporters-counts.json"), `${JSON.stringify(countShown(data), null, 1)}\n`);
  return data;
}

/** Reads the source from `OPEN_COLLECTIVE_API`, `OPEN_COLLECTIVE_TOKEN` and `COLLECTIVE`. */
export function readSource(env: NodeJS.ProcessEnv): { endpoint: Endpoint; slug: string } {
  const url = env.OPEN_COLLECTIVE_API ?? "https://api.opencollective.com/graphql/v2";
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error(`OPEN_COLLECTIVE_API is "${url}", which isn't an http or https address.`);
  }
  const slug = env.COLLECTIVE ?? "webpack";
  if (!/^[\w-]+$/.test(slug)) {
    throw new Error(
      `COLLECTIVE is "${slug}". It must be the last part of the collective's address. Example: COLLECTIVE=webpack`,
    );
  }
  return { endpoint: { url, token: env.OPEN_COLLECTIVE_TOKEN || undefined }, slug };
}
