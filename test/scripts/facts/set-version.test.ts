import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { documentedRequest } from "../../../scripts/facts/install-versions";
import { setVersion } from "../../../scripts/facts/set-version";
import { manifestsOf } from "../../../scripts/facts/used-packages";
import { writeContent } from "../temporary-content";

test("a version changes in every step of a guide that has the old one, and nothing else does", async () => {
  const manifest = (versions: object) => `${JSON.stringify({ name: "webpack-demo", ...versions }, null, 2)}\n`;
  const old = { devDependencies: { webpack: "5.113.0", "webpack-cli": "7.3.1" } };
  const folder = await writeContent({
    "1-hashes/package.json": manifest(old),
    "2-runtime/packages/ui/package.json": manifest({ devDependencies: { webpack: "^5.113.0" } }),
    "3-plugin/package.json": manifest({ peerDependencies: { webpack: "^5.0.0" } }),
    "expected/package.json": manifest(old),
  });
  const changed = setVersion(manifestsOf(folder), "webpack", "5.113.0", "5.114.0");
  expect(changed.map((file) => path.relative(folder, file)).sort()).toEqual([
    path.normalize("1-hashes/package.json"),
    path.normalize("2-runtime/packages/ui/package.json"),
  ]);
  const read = (file: string) => readFile(path.join(folder, file), "utf8");
  expect(await read("1-hashes/package.json")).toBe(
    manifest({ devDependencies: { webpack: "5.114.0", "webpack-cli": "7.3.1" } }),
  );
  expect(await read("2-runtime/packages/ui/package.json")).toContain('"webpack": "^5.114.0"');
  expect(await read("expected/package.json")).toBe(manifest(old));
});

test("only a version of a documented package can be asked for", () => {
  expect(documentedRequest("webpack@latest")).toEqual({ name: "webpack", version: "latest" });
  for (const request of ["webpack", "react@19.3.1", "latest"]) {
    expect(() => documentedRequest(request)).toThrow(/Write name@version, where name is one of webpack, webpack-cli/);
  }
});
