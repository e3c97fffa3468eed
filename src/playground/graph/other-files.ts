import { type Fields, fields, isFields, items } from "../values";

/** What other tools write as JSON, with the sentence about it. The first one that matches counts. */
const OTHERS: [matches: (root: Fields, value: unknown) => boolean, sentence: string][] = [
  [
    ({ status, chunks, assets }) => typeof status === "string" && (isMap(chunks) || isMap(assets)),
    "This file is from webpack-bundle-tracker. It only lists files.",
  ],
  [
    ({ inputs, outputs }) => isMap(inputs) && isMap(outputs),
    "This is a metafile of esbuild, which describes another kind of build.",
  ],
  [
    ({ nodeParts, nodeMetas }) => isMap(nodeParts) && isMap(nodeMetas),
    "This file is from rollup-plugin-visualizer, so it describes a build of Rollup or Vite.",
  ],
  [
    (root) =>
      Object.values(root).some((entry) => isMap(entry) && "file" in entry && ("src" in entry || "isEntry" in entry)),
    "This is a manifest of Vite. It only lists files.",
  ],
  [
    (_, value) => items(value).some((item) => "label" in item && ("statSize" in item || "parsedSize" in item)),
    "This is a report of webpack-bundle-analyzer. It has sizes, but not what imports what.",
  ],
  [
    ({ version, sources, mappings }) => version === 3 && Array.isArray(sources) && typeof mappings === "string",
    "This is a source map.",
  ],
  [
    ({ name, version, ...rest }) =>
      typeof name === "string" && typeof version === "string" && ("scripts" in rest || "dependencies" in rest),
    "This is a package.json.",
  ],
  [
    (root) =>
      Object.keys(root).length > 0 &&
      Object.values(root).every((file) => typeof file === "string" && /\.\w+$/.test(file)),
    "This looks like a manifest, which only lists files.",
  ],
];

/** Returns a sentence about JSON from another tool; null if it isn't known. */
export function otherFile(value: unknown): string | null {
  const root = fields(value);
  return OTHERS.find(([matches]) => matches(root, value))?.[1] ?? null;
}

function isMap(value: unknown): value is Fields {
  return isFields(value) && !Array.isArray(value);
}
