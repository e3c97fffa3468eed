/** One instruction of a Dockerfile: `COPY --from=build /app/dist ./dist`. */
export interface Instruction {
  name: "CMD" | "COPY" | "RUN" | "USER" | "WORKDIR";
  /** `--from=build` as `from: "build"`. */
  flags: Record<string, string>;
  /** What follows the flags. */
  rest: string;
}

/** What a Dockerfile does from one `FROM` to the next. */
export interface Stage {
  /** The name behind `AS`, or an empty string. */
  name: string;
  /** An image, or the name of an earlier stage. */
  from: string;
  instructions: Instruction[];
}

/**
 * Reads a Dockerfile that consists of the instructions which our pages use, each in one line.
 *
 * @throws {Error} when there is another instruction, or when a stage that is named does not come before.
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split("\n").filter((one) => one.trim() !== "" && !one.startsWith("#"))) {
    const [, name = "", words = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [, from = "", as = ""] = /^(\S+)(?: AS (\S+))?$/.exec(words) ?? [];
      stages.push({ from, name: as, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage || !isKnown(name)) throw new Error(`"${line}" is no instruction that can stand here.`);
    const [flags = ""] = /^(?:--\S+ )*/.exec(words) ?? [];
    const pairs = [...flags.matchAll(/--(\w+)=(\S+)/g)].map(([, key = "", value = ""]) => [key, value]);
    stage.instructions.push({ name, flags: Object.fromEntries(pairs), rest: words.slice(flags.length) });
  }
  for (const [index, { instructions }] of stages.entries()) {
    const earlier = stages.slice(0, index).map(({ name }) => name);
    for (const { flags, rest } of instructions) {
      if (flags.from && !earlier.includes(flags.from))
        throw new Error(`"${rest}" copies from ${flags.from}, which is no earlier stage.`);
    }
  }
  return stages;
}

function isKnown(name: string): name is Instruction["name"] {
  return ["CMD", "COPY", "RUN", "USER", "WORKDIR"].includes(name);
}
