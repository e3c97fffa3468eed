import { packagesAt } from "../../facts/packages";
import { paths } from "../../lib/paths";

/** Returns the name of a guide, as in `/guides/<name>/`, or undefined for other pages, which have no project. */
export function guideName(file: string): string | undefined {
  return /^guides\/([^/]+)\.mdx$/.exec(file)?.[1];
}

/** Returns the files of a new guide's project, by path relative to the project's folder. The model of a guide shows all of them. */
export function planProject(): Record<string, string> {
  const { versionOf } = packagesAt(paths.root);
  const manifest = {
    name: "webpack-demo",
    version: "1.0.0",
    private: true,
    type: "module",
    scripts: { build: "webpack" },
    devDependencies: { webpack: versionOf("webpack"), "webpack-cli": versionOf("webpack-cli") },
  };
  return {
    "1-start/package.json": `${JSON.stringify(manifest, null, 2)}\n`,
    "1-start/src/index.js": 'document.body.append("Hello");\n',
    "1-start/webpack.config.js": 'export default {\n  mode: "production",\n};\n',
    "expected/build.txt": "The output, which the proof of this guide writes here.\n",
  };
}

/**
 * Returns the proof of a new guide, which fails until its output is recorded.
 *
 * @param name The name of the guide, as in `/guides/<name>/`.
 */
export function planProof(name: string): string {
  return `import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("${name}");

test("the first step is built", async () => {
  await guide.goTo("1-start");
  const { output } = await guide.run("npx webpack");
  expect(guide.files("dist")).toEqual(["main.js"]);
  await guide.expectOutput("build.txt", output);
});
`;
}
