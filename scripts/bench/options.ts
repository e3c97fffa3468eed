import { parseArgs } from "node:util";

export const PARTS = ["build", "page", "navigation", "search"] as const;
export type Part = (typeof PARTS)[number];

/** What `npm run bench` was asked for. */
export interface BenchOptions {
  /** In the order in which they run. */
  parts: Part[];
  /** Also builds a hundred times the pages. */
  hundred: boolean;
  /** Output folder of another site, with the same pages. */
  vs?: string;
  /** A command that builds another site, and the folder to call it in. */
  vsBuild?: string;
  vsRoot: string;
  /** Installs other generators, builds our pages with them, and measures their sites. */
  peers: boolean;
  /** Writes the figures into the README. */
  readme: boolean;
}

/** @throws {Error} with a sentence about the option that cannot be used. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      hundred: { type: "boolean", default: false },
      vs: { type: "string" },
      "vs-build": { type: "string" },
      "vs-root": { type: "string", default: "." },
      peers: { type: "boolean", default: false },
      readme: { type: "boolean", default: false },
    },
  });
  const unknown = values.only.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such part. Parts: ${PARTS.join(", ")}.`);
  if (values.readme && values.only.length > 0) {
    throw new Error("--readme writes the figures of all parts into the README: leave out --only.");
  }
  return {
    parts: PARTS.filter((part) => values.only.length === 0 || values.only.includes(part)),
    hundred: values.hundred,
    ...(values.vs !== undefined && { vs: values.vs }),
    ...(values["vs-build"] !== undefined && { vsBuild: values["vs-build"] }),
    vsRoot: values["vs-root"],
    peers: values.peers,
    readme: values.readme,
  };
}
