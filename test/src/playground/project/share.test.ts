import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeProject, encodeProject, LONGEST_CODE } from "../../../../src/playground/project/share";
import { STARTING_PROJECTS } from "../../../../src/playground/project/starting-projects";

const codeOf = (text: string) => deflateRawSync(text).toString("base64url");

test.each(STARTING_PROJECTS.map(({ id, files }) => [id, files] as const))("%s fits into a link", async (_, files) => {
  const code = await encodeProject(files);
  expect(code.length).toBeLessThan(LONGEST_CODE);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await decodeProject(code)).toEqual(files);
});

test("letters of all languages survive, lone surrogates survive or are replaced, and nothing breaks", async () => {
  const files = { "src/index.js": 'console.log("Größe 🫖 \u0000");', "src/日本.js": "" };
  expect(await decodeProject(await encodeProject(files))).toEqual(files);
});

test.each([
  ["nothing", ""],
  ["other letters", "a b+c/d="],
  ["text that isn't base64", "A"],
  ["text that was never compressed", "aGVsbG8"],
  ["no JSON", codeOf("{")],
  ["a list", codeOf("[]")],
  ["no files", codeOf("{}")],
  ["a text that is none", codeOf('{"a.js":1}')],
  ["a path out of the project", codeOf('{"../a.js":""}')],
  ["a path from the root", codeOf('{"/etc/a.js":""}')],
  ["a name that would change the prototype", codeOf('{"__proto__":"x"}')],
  ["a file that is a folder, too", codeOf('{"a":"","a/b":""}')],
])("a link with %s is refused in a sentence", async (_, code) => {
  await expect(decodeProject(code)).rejects.toThrow("This link is damaged");
});

test("a link with more files than links can have says so", async () => {
  const files = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`${i}.js`, ""]));
  await expect(decodeProject(codeOf(JSON.stringify(files)))).rejects.toThrow("has more than 100 files");
  const { "100.js": _, ...fewer } = files;
  expect(await decodeProject(await encodeProject(fewer))).toEqual(fewer);
});

test("every truncated link is refused", async () => {
  const code = await encodeProject(STARTING_PROJECTS[0].files);
  for (let end = 0; end < code.length; end += 97) {
    await expect(decodeProject(code.slice(0, end))).rejects.toThrow("This link is damaged");
  }
});

test("a short code that expands to 100 MB is refused before it fills the memory", async () => {
  const bomb = deflateRawSync(Buffer.alloc(100_000_000)).toString("base64url");
  const before = process.memoryUsage().arrayBuffers;
  await expect(decodeProject(bomb)).rejects.toThrow("larger than 1 MB");
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
});
