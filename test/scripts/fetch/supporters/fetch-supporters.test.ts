import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchSupporters, readSource } from "../../../../scripts/fetch/supporters/fetch-supporters";
import { answerJson } from "../../../local-server";
import { temporaryFolder } from "../../temporary-content";
import { startServer } from "./graphql-server";
import { memberOf, orderOf } from "./samples";

const now = new Date("2026-11-20T12:00:00Z");
let directory = "";
let server: Awaited<ReturnType<typeof startServer>> | undefined;
beforeEach(async () => {
  directory = await temporaryFolder();
});
afterEach(() => server?.close());

function optionsFor(url: string) {
  const folders = { dataDir: directory, imageDir: path.join(directory, "images") };
  return { endpoint: { url, attempts: 1 }, slug: "webpack", now, ...folders };
}

const readJson = async (name: string) => JSON.parse(await readFile(path.join(directory, name), "utf8"));

test("writes supporters, counts, and the pictures of ranks that show them", async () => {
  const members: unknown[] = [];
  server = await startServer({ members, orders: [orderOf("steady", 10)] });
  const { origin } = server;
  members.push(
    memberOf("small", 5, { imageUrl: `${origin}/small.png` }),
    memberOf("steady", 60, { imageUrl: `${origin}/steady.png` }),
    memberOf("big", 60_000, { imageUrl: `${origin}/big.png` }),
    memberOf("drawn", 3000, { imageUrl: `${origin}/drawn.svg` }),
    memberOf("gone", 3000, { imageUrl: `${origin}/gone` }),
    memberOf("new", 3, { imageUrl: `${origin}/new.png`, since: "2026-11-10T00:00:00Z" }),
  );
  await fetchSupporters(optionsFor(server.url));

  const { fetchedAt, supporters } = await readJson("supporters.json");
  expect(fetchedAt).toBe("2026-11-20T12:00:00.000Z");
  const images = supporters.map(({ slug, image }: { slug: string; image: string | null }) => [slug, image]);
  expect(images).toEqual([
    ["big", "/supporters/big.png"],
    ["drawn", null],
    ["gone", null],
    ["steady", "/supporters/steady.png"],
    ["small", null],
    ["new", "/supporters/new.png"],
  ]);
  expect((await readdir(path.join(directory, "images"))).sort()).toEqual(["big.png", "new.png", "steady.png"]);
  const counts = { latest: 1, platinum: 1, gold: 0, silver: 2, bronze: 0, backer: 3 };
  expect(await readJson("supporters-counts.json")).toEqual(counts);
});

test("keeps the previous files if something fails", async () => {
  await writeFile(path.join(directory, "supporters.json"), "{}");
  server = await startServer({
    members: [memberOf("ada", 5)],
    orders: [],
    interfere: (response, { query }) => query.includes("orders(") && answerJson(response, 500, {}),
  });
  await expect(fetchSupporters(optionsFor(server.url))).rejects.toThrow(/status 500/);
  expect(await readJson("supporters.json")).toEqual({});
});

test("address, token and collective can be configured, and are checked", () => {
  const defaults = readSource({});
  expect(defaults).toEqual({
    endpoint: { url: "https://api.opencollective.com/graphql/v2", token: undefined },
    slug: "webpack",
  });
  const env = { OPEN_COLLECTIVE_API: "http://127.0.0.1:1/g", OPEN_COLLECTIVE_TOKEN: "t", COLLECTIVE: "babel" };
  expect(readSource(env)).toEqual({ endpoint: { url: "http://127.0.0.1:1/g", token: "t" }, slug: "babel" });
  expect(() => readSource({ OPEN_COLLECTIVE_API: "ftp://x" })).toThrow(/OPEN_COLLECTIVE_API is "ftp:\/\/x"/);
  expect(() => readSource({ COLLECTIVE: "https://opencollective.com/webpack" })).toThrow(/COLLECTIVE is/);
});
