import type { StatsCompilation } from "webpack";

/** The number of importers of each module, of modules in a chunk, and of modules in a package. */
const [IMPORTERS, IN_CHUNK, IN_PACKAGE] = [5, 200, 40];

/**
 * Returns stats like webpack's for a number of modules that form one chain of imports. Each of them also has some
 * further importers.
 */
export function largeStats(count: number): StatsCompilation {
  const nameOf = (index: number) => `./node_modules/package-${Math.floor(index / IN_PACKAGE)}/module-${index}.js`;
  const chunkOf = (index: number) => Math.floor(index / IN_CHUNK);
  const modules = Array.from({ length: count }, (_, index) => ({
    moduleType: "javascript/auto",
    identifier: `/project/${nameOf(index)}`,
    name: nameOf(index),
    size: 100 + (index % 900),
    chunks: [chunkOf(index)],
    usedExports: ["a"],
    providedExports: ["a", "b"],
    optimizationBailout: [],
    reasons: Array.from({ length: IMPORTERS }, (_, back) => index - 1 - back * 7)
      .filter((importer) => importer >= 0 || index === 0)
      .slice(0, index === 0 ? 1 : IMPORTERS)
      .map((importer) => ({
        moduleIdentifier: index === 0 ? "" : `/project/${nameOf(importer)}`,
        moduleName: index === 0 ? "" : nameOf(importer),
        type: index === 0 ? "entry" : "harmony import specifier",
        userRequest: nameOf(index),
        loc: index === 0 ? "main" : "1:0-20",
        active: true,
      })),
  }));
  const chunks = Array.from({ length: Math.ceil(count / IN_CHUNK) }, (_, id) => ({
    id,
    names: [`part-${id}`],
    files: [`part-${id}.js`],
    initial: true,
    size: IN_CHUNK * 550,
    origins: [{ moduleIdentifier: "", moduleName: "", loc: "main", request: nameOf(0) }],
  }));
  const assets = chunks.map(({ id }) => ({ name: `part-${id}.js`, size: 40_000, info: {}, chunks: [id] }));
  const all = { version: "5.112.2", time: 1, modules, chunks, assets, errors: [], warnings: [] };
  return all as unknown as StatsCompilation;
}
