import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";

const KEPT = 3;

const list = await readFile("site/builds.json", "utf8").catch(() => "[]");
const builds = [...JSON.parse(list), await readdir("dist/assets")].slice(-KEPT);
const wanted = new Set(builds.flat());

// The page is copied last, so it never refers to a file that isn't there yet.
await cp("dist/assets", "site/assets", { recursive: true });
await cp("dist", "site", { recursive: true });
await writeFile("site/builds.json", JSON.stringify(builds));

for (const name of await readdir("site/assets")) {
  if (!wanted.has(name)) await rm(`site/assets/${name}`);
}
