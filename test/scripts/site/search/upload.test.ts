import { expect, test } from "vitest";
import { INDEX_SETTINGS, readUploadTarget, toObjects, upload } from "../../../../scripts/site/search/upload";
import type { SearchRecord } from "../../../../src/search/types";
import { answerJson } from "../../../local-server";
import { startSearchServer } from "../../../src/search/search-server";

const LEVELS = { lvl2: "output.path", lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const RECORD: SearchRecord = {
  hierarchy: { lvl0: "Configuration", lvl1: "Output", ...LEVELS },
  content: "x".repeat(9000),
  url: "/configuration/output/#outputpath",
  anchor: "outputpath",
  code: "",
  output: "",
  asked: "",
  rank: 3,
  isAside: false,
};
const SITE = { origin: "https://webpack.js.org", basePath: "/docs/" };

test("records get an id, an absolute address, their section, and no more text than the provider allows", () => {
  const [object] = toObjects([RECORD], SITE);
  expect(object).toMatchObject({
    objectID: RECORD.url,
    url: "https://webpack.js.org/docs/configuration/output/#outputpath",
    section: "configuration",
    kind: "option",
    anchor: "outputpath",
    rank: 3,
    position: 0,
  });
  expect(JSON.stringify(object).length).toBeLessThan(10_000);
});

test("settings are uploaded first, then all records replace the old ones, below the folder of the host", async () => {
  const server = await startSearchServer((_, response) =>
    answerJson(response, 200, { taskID: 1, status: "published", updatedAt: "", objectIDs: [] }),
  );
  const target = { appId: "APP", adminKey: "ADMIN", index: "docs", hosts: [`${server.url}/folder/`] };
  await upload(target, toObjects([RECORD], SITE));
  await server.close();
  const calls = server.asked.filter(({ method }) => method !== "GET");
  expect(calls[0]).toMatchObject({ method: "PUT", path: "/folder/1/indexes/docs/settings", body: INDEX_SETTINGS });
  expect(calls[0]?.headers).toMatchObject({ "x-algolia-api-key": "ADMIN", "x-algolia-application-id": "APP" });
  const batch = calls.find(({ path }) => path.endsWith("/batch"));
  expect(batch?.path).toMatch(/^\/folder\/1\/indexes\/docs_tmp_\d+\/batch$/);
  expect(batch?.body.requests).toMatchObject([{ action: "addObject", body: { objectID: RECORD.url } }]);
  expect(calls.at(-1)?.body).toMatchObject({ operation: "move", destination: "docs" });
});

test("a target needs an application and a key with write access", () => {
  expect(() => readUploadTarget({})).toThrow(/^SEARCH_APP_ID isn't set/);
  expect(() => readUploadTarget({ SEARCH_APP_ID: "APP" })).toThrow(/^SEARCH_ADMIN_KEY isn't set/);
  expect(readUploadTarget({ SEARCH_APP_ID: "APP", SEARCH_ADMIN_KEY: "K", SEARCH_INDEX: "docs" })).toEqual({
    appId: "APP",
    adminKey: "K",
    index: "docs",
    hosts: [],
  });
});
