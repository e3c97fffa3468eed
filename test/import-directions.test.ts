import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** The parts of the application that `scripts` may import: shared definitions, and pure functions. */
const APPLICATION = [
  "src/types",
  "src/front-matter",
  "src/site",
  "src/redirects",
  "src/security-policy",
  "src/utilities",
  "src/search",
  "src/offline",
  "src/errors",
  "src/prerender/",
  "src/navigation/prerendered",
  "src/screens/registry",
];

/** The code that turns files into the Site. */
const CONTENT = ["scripts/site/content/", "scripts/site/markdown/"];

/**
 * The rules: for each folder, the folders that it may import from, besides itself and packages. README, "Where things
 * are".
 */
const RULES: [from: string, allowed: string[]][] = [
  ["src/front-matter.ts", []],
  ["src/types.ts", ["src/front-matter"]],
  ["src/utilities", ["src/types"]],
  ["src/site.ts", ["src/types", "src/utilities"]],
  ["src/redirects.ts", ["src/utilities"]],
  ["src/security-policy.ts", ["src/types", "src/utilities", "src/search/hosts"]],
  ["src/navigation", ["src/types", "src/utilities", "src/redirects"]],
  ["src/analytics", ["src/types", "src/utilities"]],
  ["src/offline", ["src/types", "src/utilities"]],
  ["src/search/", []],
  ["src/errors/", []],
  ["src/playground/", ["src/utilities"]],
  [
    "src/components",
    ["src/types", "src/utilities", "src/search", "src/errors", "src/offline", "src/playground/project/"],
  ],
  [
    "src/screens",
    [
      "src/types",
      "src/utilities",
      "src/components",
      "src/search",
      "src/offline",
      "src/navigation/loader",
      "src/errors",
      "src/playground",
    ],
  ],
  ["src/sections.ts", ["src/types", "src/components", "src/navigation"]],
  ["src/prerender/", ["src/types", "src/utilities", "src/components", "src/screens", "src/navigation", "src/sections"]],
  ["scripts/lib/", ["src/utilities"]],
  ["scripts/proofs/", ["scripts/lib/"]],
  ["scripts/facts/", ["scripts/lib/", "src/types", "src/utilities", "src/errors/"]],
  ["scripts/fetch/", ["scripts/lib/", "src/types", "src/utilities"]],
  [
    "scripts/site/markdown/",
    ["scripts/lib/", "src/types", "src/redirects", "src/utilities", "src/errors/signs", "src/playground/project/"],
  ],
  [
    "scripts/site/content/",
    [
      "scripts/lib/",
      "scripts/facts/",
      "scripts/site/markdown/",
      "src/types",
      "src/front-matter",
      "src/utilities",
      "src/errors/",
      "src/screens/registry",
    ],
  ],
  ["scripts/site/search/", ["scripts/lib/", ...CONTENT, ...APPLICATION]],
  [
    "scripts/site/outputs/",
    ["scripts/lib/", "scripts/facts/", "scripts/site/built", "scripts/site/build-id", ...CONTENT, ...APPLICATION],
  ],
  [
    "scripts/site/webpack/",
    [
      "scripts/lib/",
      ...CONTENT,
      "scripts/site/outputs/",
      "scripts/site/search/",
      "scripts/site/load-site",
      "scripts/site/playground/publish",
      ...APPLICATION,
    ],
  ],
  [
    "scripts/site/playground/",
    [
      "scripts/lib/",
      "scripts/site/webpack/bundle",
      "scripts/site/webpack/typescript",
      "src/security-policy",
      "src/utilities",
      "src/playground/media-type",
      ...["binary-files", "packages", "webpack-version"].map((name) => `src/playground/project/${name}`),
    ],
  ],
  ["scripts/site/", ["scripts/lib/", "scripts/facts/", "webpack.config", ...APPLICATION]],
  ["scripts/checks/", ["scripts/lib/", "scripts/proofs/", "scripts/facts/", ...CONTENT, ...APPLICATION]],
  [
    "webpack.config",
    ["scripts/lib/", "scripts/site/outputs/", "scripts/site/webpack/", "scripts/site/playground/", ...APPLICATION],
  ],
];

test("imports only go in the allowed directions", () => {
  const wrong = [...sources("src"), ...sources("scripts"), "webpack.config.ts"].flatMap((file) => {
    const rule = RULES.find(([from]) => file.startsWith(from));
    if (!rule) return [];
    const [from, allowed] = rule;
    return importsOf(file)
      .filter((target) => !target.startsWith(from) && !allowed.some((folder) => target.startsWith(folder)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("no files import each other in a cycle, not even types", () => {
  const files = [...sources("src"), ...sources("scripts"), "webpack.config.ts"];
  const known = new Set(files);
  const fileOf = (target: string) => [".ts", ".tsx", ""].map((end) => target + end).find((file) => known.has(file));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file)) return;
    done.add(file);
    for (const target of importsOf(file)) {
      const next = fileOf(target);
      if (next) visit(next, [...path, file]);
    }
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test("the search engine only imports packages, and nothing from the site", () => {
  const manifest: { dependencies: object } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const isPackage = (name: string) =>
    Object.keys(manifest.dependencies).some((known) => `${name}/`.startsWith(`${known}/`));
  const wrong = sources("src/search").flatMap((file) =>
    specifiersOf(file)
      .filter((target) => !target.startsWith(".") && !isPackage(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]); // The rule above covers files outside the folder.
});

test.each([
  ['import { a } from "./a";', ["./a"]],
  ['import "./a.css";', ["./a.css"]],
  ['export type { A } from "./a";', ["./a"]],
  ['type A = import("./a").A;', ["./a"]],
  ['const a = await import(/* webpackChunkName: "a" */ "./a");', ["./a"]],
  ['import(\n  /* one */ /* two */\n  // three\n  "./a"\n);', ["./a"]],
])("%j imports %j", (text, specifiers) => {
  expect(specifiersIn(text)).toEqual(specifiers);
});

test("nothing in the browser imports from scripts", () => {
  const wrong = sources("src").filter((file) => importsOf(file).some((target) => target.startsWith("scripts")));
  expect(wrong).toEqual([]);
});

function sources(folder: string): string[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" });
  const own = names.filter((name) => /\.tsx?$/.test(name) && !name.includes("node_modules"));
  return own.map((name) => `${folder}/${name.split(path.sep).join("/")}`);
}

/** Returns the relative imports of a file, as paths from the repository's root. */
function importsOf(file: string): string[] {
  const relative = specifiersOf(file).filter((specifier) => specifier.startsWith("."));
  return relative.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}

function specifiersOf(file: string): string[] {
  return specifiersIn(readFileSync(path.join(root, file), "utf8"));
}

/** Returns everything that a text imports, statically or dynamically, with names or only for side effects. */
function specifiersIn(text: string): string[] {
  const between = String.raw`(?:\s|//.*|/\*[\s\S]*?\*/)*`; // white space and comments, such as the name of a chunk
  const imports = new RegExp(`\\b(?:from|import)${between}(?:\\(${between})?"([^"\n]+)"`, "g");
  return [...text.matchAll(imports)].map(([, specifier = ""]) => specifier);
}
