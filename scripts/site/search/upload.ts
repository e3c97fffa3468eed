import { algoliasearch } from "algoliasearch";
import { toHost } from "../../../src/search/hosts";
import type { SearchRecord } from "../../../src/search/types";
import { searchHosts, searchIndex } from "../../../src/site";
import type { SiteConfig } from "../../../src/types";
import { kindOf } from "../../../src/utilities/result-kinds";
import { withBase } from "../../../src/utilities/urls";

/** The index that records are uploaded to. */
export interface UploadTarget {
  appId: string;
  /** A key with write access, which must never appear in a page. */
  adminKey: string;
  index: string;
  hosts: string[];
}

/**
 * The maximum length of a record's text. The provider rejects records of more than 10 kB, and the headings and the
 * address need part of that.
 */
const LONGEST_CONTENT = 7000;

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"].map((level) => `hierarchy.${level}`);

/** The settings of the index: the fields to search, in order, and the fields to highlight in the search box. */
export const INDEX_SETTINGS = {
  searchableAttributes: [...LEVELS.map((level) => `unordered(${level})`), "content", "asked"],
  attributesToHighlight: [...LEVELS, "content"],
  attributesToSnippet: ["content:20"],
  attributesForFaceting: ["section", "kind"],
  customRanking: ["desc(rank)", "asc(position)"],
  ignorePlurals: true,
};

/** Converts records to the provider's format, with an id, absolute addresses and truncated text. */
export function toObjects(records: SearchRecord[], { origin, basePath }: Pick<SiteConfig, "origin" | "basePath">) {
  return records.map(({ hierarchy, content, asked, url, anchor, rank }, position) => ({
    objectID: url,
    hierarchy,
    content: content.slice(0, LONGEST_CONTENT),
    asked,
    url: origin + withBase(basePath, url),
    anchor,
    section: url.split("/")[1] ?? "",
    kind: kindOf(url, titleOf(hierarchy)),
    rank,
    position,
  }));
}

function titleOf(hierarchy: SearchRecord["hierarchy"]): string {
  const { lvl6, lvl5, lvl4, lvl3, lvl2, lvl1 } = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2 ?? lvl1 ?? "";
}

/**
 * Reads the upload target from the environment.
 *
 * @throws {Error} When a variable is missing. The message contains its name.
 */
export function readUploadTarget(env: Record<string, string | undefined>): UploadTarget {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey } = env;
  if (!appId) throw new Error("SEARCH_APP_ID isn't set. Set it to the id of the application that stores the records.");
  if (!adminKey) throw new Error("SEARCH_ADMIN_KEY isn't set. Set it to a key that can write to the index.");
  return { appId, adminKey, index: searchIndex(env), hosts: searchHosts(env) };
}

/** Uploads the settings, then replaces all records atomically. */
export async function upload(target: UploadTarget, objects: ReturnType<typeof toObjects>): Promise<void> {
  const { appId, adminKey, index: indexName, hosts } = target;
  const client = algoliasearch(appId, adminKey, hosts.length > 0 ? { hosts: hosts.map(toHost) } : {});
  const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects });
}
