import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import proposals from "../../../../src/screens/Vote/proposals.json";

const folder = path.join(import.meta.dirname, "../../../../src/screens/Vote");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

test("the API document lists every path, header and answer that the client knows", () => {
  const text = read("vote-api.yaml");
  const document = parse(text) as { openapi: string; paths: Record<string, Record<string, { responses: object }>> };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toEqual(["/votes", "/votes/{proposal}"]);
  const { responses } = document.paths["/votes/{proposal}"]?.put ?? { responses: {} };
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "429", "503", "default"]));
  for (const name of ["Voter", "Retry-After"]) expect(text).toContain(name);
  const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  for (const [, kind = "", name = ""] of references) {
    expect((document as unknown as { components: Record<string, object> }).components[kind]).toHaveProperty(name);
  }
});

test("every proposal has a unique id and a thread on the code host", () => {
  expect(new Set(proposals.map(({ id }) => id)).size).toBe(proposals.length);
  for (const { id, thread } of proposals) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(thread).toMatch(/^webpack\/[\w.-]+#\d+$/);
  }
});
