import { counted, formatSize } from "../words";
import { lateModules, noLateChunk, repeatedInChunks } from "./advice/chunks";
import { keptExports, keptForEffects } from "./advice/kept";
import { bothEditions, momentLocales, oldPolyfills, repeated, wholeLodash } from "./advice/packages";
import type { Advice, Contents } from "./advice/types";

/** Checks that are right for every build. */
const ALWAYS = [repeated, bothEditions, wholeLodash, momentLocales, oldPolyfills, lateModules];

/** Checks that would blame a development build for what it does on purpose. */
const IN_PRODUCTION = [keptForEffects, keptExports, repeatedInChunks, noLateChunk, deployedMaps];

/** Returns what the reader could change, starting with what is about the most bytes. */
export function adviceFor(build: Contents): Advice[] {
  const modules = build.modules.filter(({ isOrphan, kind }) => !isOrphan && kind !== "runtime");
  const isChecked = modules.some(({ used }) => used !== null && used !== undefined);
  const isKnown = modules.some(({ used }) => used !== undefined);
  const checks = isChecked ? [...ALWAYS, ...IN_PRODUCTION] : ALWAYS;
  const found = checks.flatMap((check) => check({ ...build, modules })).sort((a, b) => b.bytes - a.bytes);
  return isKnown && !isChecked ? [DEVELOPMENT, ...found] : found;
}

const DEVELOPMENT: Advice = {
  sentence:
    "webpack didn't check which exports are used, so this is probably a development build. Judge sizes by a production build.",
  section: { to: "/guides/production/#specify-the-mode", title: "Specify the mode" },
  bytes: 0,
  modules: [],
};

function deployedMaps({ assets }: Contents): Advice[] {
  const maps = assets.filter(({ name }) => /\.map$/.test(name));
  if (maps.length === 0) return [];
  const size = maps.reduce((sum, map) => sum + map.size, 0);
  return [
    {
      sentence: `The output contains ${counted(maps.length, "source map")} (${formatSize(size)}). If you deploy them, everyone can read your sources.`,
      section: { to: "/configuration/devtool/#production", title: "Source maps in production" },
      bytes: 0,
      modules: [],
    },
  ];
}
