import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fetchSiteReadmes } from "../../scripts/fetch/readmes/site-readmes";
import type { Row } from "./report";
import { sized } from "./sized";

/** Groups of related packages, by the prefixes of their names. Any other package is a separate group. */
const FAMILIES: [name: string, packages: RegExp][] = [
  [
    "Markdown: remark, rehype, MDX and their parts",
    /^(@mdx-js|acorn|character-|decode-named|estree|hast|html-void|mdast|micromark|parse5|property-information|remark|rehype|space-separated|stringify-entities|trim-lines|unified|unist|@ungap|vfile|zwitch)/,
  ],
  [
    "webpack and what it loads",
    /^(ajv|enhanced-resolve|es-module-lexer|eslint-scope|graceful-fs|lightningcss|loader-runner|minimizer|schema-utils|@swc|tapable|webpack|watchpack)/,
  ],
  ["ts-loader, TypeScript", /^(ts-loader|typescript)$/],
  ["highlight.js", /^(highlight\.js|lowlight)$/],
  [
    "React, static site generator",
    /^(bluebird|cheerio|eval|react|react-dom|react-router|scheduler|static-site-generator)/,
  ],
  ["resvg: pictures for link previews", /^@resvg/],
];
const OWN = "our own code";
const GARBAGE = "garbage collection";
/** Items below this share are added up. */
const LEAST = 0.005;

/** The parts of a Node.js CPU profile that are used here. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** The microseconds before each sample. */
  timeDeltas: number[];
}

/** Measures how many seconds of a cold build each package uses on the main thread, and their share. */
export async function measureProfile(): Promise<Row[]> {
  await fetchSiteReadmes(process.env);
  const { root, build, remove } = await sized(1);
  const folder = path.join(root, "profile");
  await build(
    "cold, with a profile",
    {},
    `node --cpu-prof --cpu-prof-dir="${folder}" scripts/run.mjs scripts/commands/build.ts`,
  );
  const files = (await readdir(folder)).filter((name) => name.endsWith(".cpuprofile"));
  const profiles = await Promise.all(files.map(async (name) => readFile(path.join(folder, name), "utf8")));
  await remove();
  return toRows(profiles.map((text) => secondsByOwner(JSON.parse(text))).reduce(sum, new Map()));
}

/** Sums up the time by owner: a group of packages, our own code, or Node.js. Idle time is left out. */
export function secondsByOwner({ nodes, samples, timeDeltas }: CpuProfile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  samples.forEach((id, at) => {
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0) / 1e6);
  });
  const found = new Map<string, number>();
  const walk = (id: number, caller: string) => {
    const node = byId.get(id);
    if (!node || node.callFrame.functionName === "(idle)") return;
    const owner = ownerOf(node.callFrame) ?? caller;
    found.set(owner, (found.get(owner) ?? 0) + (own.get(id) ?? 0));
    for (const child of node.children ?? []) walk(child, owner);
  };
  walk(nodes[0]?.id ?? 0, "Node itself");
  return found;
}

/** Returns the owner of a function, or undefined for functions of Node.js, whose time counts for the caller. */
function ownerOf({ functionName, url }: CpuProfile["nodes"][number]["callFrame"]): string | undefined {
  if (functionName === "(garbage collector)") return GARBAGE;
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (name) return FAMILIES.find(([, packages]) => packages.test(name))?.[0] ?? name;
  return /\/(scripts|src)\/|webpack\.config|^server$/.test(url) ? OWN : undefined;
}

function sum(all: Map<string, number>, more: Map<string, number>): Map<string, number> {
  for (const [owner, seconds] of more) all.set(owner, (all.get(owner) ?? 0) + seconds);
  return all;
}

function toRows(seconds: Map<string, number>): Row[] {
  const total = [...seconds.values()].reduce((all, one) => all + one, 0);
  const sorted = [...seconds].sort(([, a], [, b]) => b - a);
  const named = sorted.filter(([, one]) => one / total >= LEAST);
  const rest = total - named.reduce((all, [, one]) => all + one, 0);
  return [...named, ["all others", rest] as const].map(([what, one]) => ({
    part: "profile",
    site: "ours",
    what,
    figures: { "main thread s": one, "share %": (one / total) * 100 },
  }));
}
