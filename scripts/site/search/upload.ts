import { algoliasearch } from "algoliasearch";
import { toHost } from "../../../src/search/hosts";
import type { SearchRecord } from "../../../src/search/types";
import { searchHosts, searchIndex } from "../../../src/site";
import type { SiteConfig } from "../../../src/types";
import { withBase } from "../../../src/utilities/urls";

/** Where records go. */
export interface UploadTarget {
  appId: string;
  /** May write: of the deployer alone, never in a page. */
  adminKey: string;
  index: string;
  hosts: string[];
}

/** The provider refuses records of more than 10 kB; headings and address need some of it. */
const LONGEST_CONTENT = 7000;

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"].map((level) => `hierarchy.${level}`);

/** What the index is told about the records: what to search in which order, and what the search box asks to be marked. */
export const INDEX_SETTINGS = {
  searchableAttributes: [...LEVELS.map((level) => `unordered(${level})`), "content"],
  attributesToHighlight: [...LEVELS, "content"],
  attributesToSnippet: ["content:20"],
  attributesForFaceting: ["section"],
  customRanking: ["desc(rank)", "asc(position)"],
  ignorePlurals: true,
};

/** Records in the provider's form: with an id, absolute addresses, and no more text than it takes. */
export function toObjects(records: SearchRecord[], { origin, basePath }: Pick<SiteConfig, "origin" | "basePath">) {
  return records.map(({ hierarchy, content, url, anchor, rank }, position) => ({
    objectID: url,
    hierarchy,
    content: content.slice(0, LONGEST_CONTENT),
    url: origin + withBase(basePath, url),
    anchor,
    section: url.split("/")[1] ?? "",
    rank,
    position,
  }));
}

/** @throws {Error} with a sentence naming the variable that is missing. */
export function readUploadTarget(env: Record<string, string | undefined>): UploadTarget {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey } = env;
  if (!appId) throw new Error("SEARCH_APP_ID is not set: the application that the records go to.");
  if (!adminKey) throw new Error("SEARCH_ADMIN_KEY is not set: a key that may write to the index.");
  return { appId, adminKey, index: searchIndex(env), hosts: searchHosts(env) };
}

/** Sends settings, then puts all records in the place of the old ones, at once for those who search. */
export async function upload(target: UploadTarget, objects: ReturnType<typeof toObjects>): Promise<void> {
  const { appId, adminKey, index: indexName, hosts } = target;
  const client = algoliasearch(appId, adminKey, hosts.length > 0 ? { hosts: hosts.map(toHost) } : {});
  const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects });
}
