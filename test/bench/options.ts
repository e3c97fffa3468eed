import { parseArgs } from "node:util";

export const PARTS = ["build", "profile", "page", "navigation", "playground", "search"] as const;
export type Part = (typeof PARTS)[number];

/**
 * Parses the options of the benchmark.
 *
 * @throws {Error} When an option is invalid.
 */
export function readOptions(args: string[]) {
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
  const { only, "vs-build": vsBuild, "vs-root": vsRoot, ...rest } = values;
  return { ...rest, vsBuild, vsRoot, parts: PARTS.filter((part) => only.length === 0 || only.includes(part)) };
}
