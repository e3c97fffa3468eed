import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fetchReadmes } from "../../../../scripts/fetch/readmes/fetch-readmes";
import { npmRegistry } from "../../../../scripts/fetch/readmes/registry";
import { entry, npmEnvironment, pin, setUp } from "./readmes";

const ONE = entry("one-loader");
const TWO = entry("two-plugin", { section: "plugins" });

test("writes a page for every package, with the pinned version's README", async () => {
  const { options } = await setUp([ONE, TWO], {
    "one-loader": pin("one-loader", "1.0.0"),
    "two-plugin": pin("two-plugin", "2.0.0"),
  });
  expect(await fetchReadmes(options)).toEqual([]);
  expect(await readFile(path.join(options.contentDir, "loaders/_one-loader.md"), "utf8")).toContain("The first text.");
  expect(await readFile(path.join(options.contentDir, "plugins/_two-plugin.md"), "utf8")).toContain("Two.");
});

test("requests nothing the second time, and doesn't touch pages that are up to date", async () => {
  const { options, server } = await setUp([ONE], { "one-loader": pin("one-loader", "1.0.0") });
  await fetchReadmes(options);
  const page = path.join(options.contentDir, "loaders/_one-loader.md");
  const { mtimeMs } = await stat(page);
  await server.close();
  const noRegistry = () => Promise.reject(new Error("The registry was wanted."));
  expect(await fetchReadmes({ ...options, registry: noRegistry })).toEqual([]);
  expect((await stat(page)).mtimeMs).toBe(mtimeMs);
  await rm(page);
  await fetchReadmes({ ...options, registry: noRegistry });
  expect(await readFile(page, "utf8")).toContain("The first text.");
});

test("a truncated README in the cache is fetched again", async () => {
  const { options } = await setUp([ONE], { "one-loader": pin("one-loader", "1.0.0") });
  await fetchReadmes(options);
  const [name = ""] = await readdir(options.cacheDir);
  await truncate(path.join(options.cacheDir, name), 70);
  await fetchReadmes(options);
  expect(await readFile(path.join(options.contentDir, "loaders/_one-loader.md"), "utf8")).toContain("The first text.");
});

test("another pinned version is fetched again", async () => {
  const { options } = await setUp([ONE], { "one-loader": pin("one-loader", "1.0.0") });
  await fetchReadmes(options);
  await fetchReadmes({ ...options, lock: { "one-loader": pin("one-loader", "1.1.0") } });
  expect(await readFile(path.join(options.contentDir, "loaders/_one-loader.md"), "utf8")).toContain("The second text.");
});

test("removes fetched pages that are no longer listed, and nothing else", async () => {
  const { options } = await setUp([ONE], { "one-loader": pin("one-loader", "1.0.0") });
  const folder = path.join(options.contentDir, "loaders");
  await mkdir(folder, { recursive: true });
  for (const name of ["_gone-loader.md", "index.mdx", "_draft.mdx"]) await writeFile(path.join(folder, name), "text");
  await fetchReadmes(options);
  expect((await readdir(folder)).sort()).toEqual(["_draft.mdx", "_one-loader.md", "index.mdx"]);
});

test("makes room for our own page, and returns to its place when that page is gone", async () => {
  const { options } = await setUp([ONE], { "one-loader": pin("one-loader", "1.0.0") });
  const folder = path.join(options.contentDir, "loaders");
  const files = async () => (await readdir(folder, { recursive: true })).filter((name) => /\.mdx?$/.test(name)).sort();
  await fetchReadmes(options);
  expect(await files()).toEqual(["_one-loader.md"]);
  await writeFile(path.join(folder, "one-loader.mdx"), "Ours.");
  await fetchReadmes(options);
  expect(await files()).toEqual(["one-loader.mdx", path.join("one-loader", "_readme.md")].sort());
  expect(await readFile(path.join(folder, "one-loader/_readme.md"), "utf8")).toContain("The first text.");
  await rm(path.join(folder, "one-loader.mdx"));
  await fetchReadmes(options);
  expect(await files()).toEqual(["_one-loader.md"]);
});

describe("a README that can't be fetched stops the build with a sentence:", () => {
  test.each([
    [
      "an archive of other bytes",
      entry("one-loader"),
      { version: "1.0.0", integrity: pin("two-plugin", "2.0.0")?.integrity ?? "" },
      /one-loader 1\.0\.0: http.* sent something other than the version that lock\.json pins/,
    ],
    [
      "a package that the registry does not have",
      entry("lost-loader"),
      { version: "1.0.0", integrity: "sha512-aa==" },
      /lost-loader 1\.0\.0: http:\/\/127\.0\.0\.1:\d+\/ doesn't have it\./,
    ],
    [
      "a version that the registry does not have",
      entry("one-loader"),
      { version: "9.0.0", integrity: "sha512-aa==" },
      /one-loader 9\.0\.0: .* doesn't have it\./,
    ],
    [
      "an archive without README",
      entry("no-readme"),
      pin("no-readme", "1.0.0") ?? { version: "", integrity: "" },
      /no-readme 1\.0\.0: the package has no README\./,
    ],
  ])("%s", async (_, wanted, lockEntry, sentence) => {
    const { options } = await setUp([wanted], { [wanted.name]: lockEntry });
    await expect(fetchReadmes(options)).rejects.toThrow(sentence);
    await expect(fetchReadmes(options)).rejects.toThrow("--allow-missing");
    expect(await readdir(options.contentDir).catch(() => [])).toEqual([]);
  });

  test("an unreachable registry, with all packages listed", async () => {
    const { options, server } = await setUp([ONE, TWO], {
      "one-loader": pin("one-loader", "1.0.0"),
      "two-plugin": pin("two-plugin", "2.0.0"),
    });
    await server.close();
    const message = await fetchReadmes(options).catch((error: Error) => error.message);
    expect(message).toMatch(/one-loader 1\.0\.0: http.* can't be reached \(ECONNREFUSED\)/);
    expect(message).toMatch(/two-plugin 2\.0\.0: http.* can't be reached \(ECONNREFUSED\)/);
  });

  test("a package without a pin", async () => {
    const { options } = await setUp([ONE], {});
    await expect(fetchReadmes(options)).rejects.toThrow(/no version for one-loader.*--update/);
  });
});

test("if missing READMEs are allowed, the page says so and links to the text; the next time it's there", async () => {
  const { options, server } = await setUp([ONE], { "one-loader": pin("one-loader", "1.0.0") });
  const away = () => npmRegistry(npmEnvironment(options.cacheDir, "http://127.0.0.1:9/"), options.cacheDir);
  const missing = await fetchReadmes({ ...options, registry: away, allowMissing: true });
  expect(missing.join()).toMatch(/^one-loader 1\.0\.0: .* can't be reached/);
  const file = path.join(options.contentDir, "loaders/_one-loader.md");
  expect(await readFile(file, "utf8")).toMatch(
    /couldn't be fetched.*\(https:\/\/github\.com\/example\/one-loader\/blob\/v1\.0\.0\/README\.md\)/,
  );
  expect(await fetchReadmes({ ...options, allowMissing: true })).toEqual([]);
  expect(await readFile(file, "utf8")).toContain("The first text.");
  expect(server.asked.length).toBeGreaterThan(0);
});
