import { isMeasurable } from "../../measure/contents";
import type { MeasuredFile } from "../../measure/types";
import type { Graph } from "../../model/types";
import { counted, formatSize } from "../../words";

/** Says what measured sizes are based on, and what is missing or doesn't fit. */
export function sourceOfSizes({ assets }: Pick<Graph, "assets">, measured: readonly MeasuredFile[]): string {
  const estimates = measured.filter(({ estimated }) => estimated.size > 0);
  const exact = measured.length - estimates.length;
  const isMeasured = new Set(measured.map(({ asset }) => asset));
  const missing = assets.filter(
    (asset) => isMeasurable(asset.name) && !isMeasured.has(asset) && asset.chunks.length > 0,
  );
  const different = measured.find(({ asset, emitted }) => asset.size > 0 && asset.size !== emitted);
  const sentences = [
    exact > 0 &&
      `Sizes are from ${counted(exact, "file")}, whose source maps, comments or functions tell the modules apart.`,
    estimates.length > 0 &&
      `In ${some(estimates.map(({ asset }) => asset.name))}, the sizes of modules that share a function are estimates in proportion to the sources, because there is no source map of this build.`,
    missing.length > 0 &&
      `The files that you gave don't include ${some(missing.map(({ name }) => name))}, so the modules there aren't drawn.`,
    different &&
      `${different.asset.name} has ${formatSize(different.emitted)} here and ${formatSize(different.asset.size)} in the stats file, so it may be from another build.`,
    "Each module is compressed by itself, and then reduced by the same factor as the file.",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** Lists the first three names: `a.js, b.js, c.js and 2 more`. */
function some(names: readonly string[]): string {
  return `${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
}
