import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { asZip } from "../../../../src/playground/project/as-zip";
import { STARTING_PROJECTS } from "../../../../src/playground/project/starting-projects";
import { run } from "../../../proofs/lib/project";

const VERSIONS = { webpack: "5.112.2", react: "19.3.1", "react-dom": "19.3.1", vue: "3.5.45" };

function unzipped(...args: Parameters<typeof asZip>): Record<string, string> {
  const entries = Object.entries(unzipSync(asZip(...args))).filter(([path]) => !path.endsWith("/"));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test.each(STARTING_PROJECTS.map((start) => [start.id, start.files] as const))(
  "%s has all files in one folder",
  (_, files) => {
    const found = unzipped(files, VERSIONS);
    for (const [path, text] of Object.entries(files)) {
      if (path !== "package.json") expect(found[`webpack-project/${path}`]).toBe(text);
    }
    expect(JSON.parse(found["webpack-project/package.json"] ?? "")).toMatchObject({
      scripts: { build: expect.stringMatching(/^webpack/) },
      devDependencies: { webpack: "5.112.2", "webpack-cli": expect.any(String) },
    });
  },
);

test("existing content of package.json stays", () => {
  const given = {
    name: "shop",
    type: "module",
    scripts: { build: "webpack --mode production" },
    dependencies: { webpack: "5.90.0" },
  };
  const found = unzipped({ "package.json": JSON.stringify(given), "src/index.js": "" }, VERSIONS);
  const { devDependencies, ...rest } = JSON.parse(found["webpack-project/package.json"] ?? "");
  expect(rest).toEqual({ ...given, private: true });
  expect(Object.keys(devDependencies)).toEqual(["webpack-cli"]);
});

test("packages of the playground are installed in its versions", () => {
  const found = unzipped({ "src/index.js": 'import "react-dom/client";' }, VERSIONS);
  expect(JSON.parse(found["webpack-project/package.json"] ?? "").devDependencies).toEqual({
    react: "19.3.1",
    "react-dom": "19.3.1",
    webpack: "5.112.2",
    "webpack-cli": expect.any(String),
  });
});

test.each(["{ damaged", "[]", "null", '"text"'])("a package.json that is none is left alone: %s", (text) => {
  expect(unzipped({ "package.json": text }, VERSIONS)["webpack-project/package.json"]).toBe(text);
});

test("one of them is built by its script", async () => {
  const [start] = STARTING_PROJECTS;
  const files = Object.entries(unzipped(start.files, VERSIONS)).map(
    ([path, text]) => [path.replace("webpack-project/", ""), text] as const,
  );
  const output = await run("npm run build", Object.fromEntries(files));
  expect(output).toMatch(/webpack [\d.]+ compiled successfully/);
});
