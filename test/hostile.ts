import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const FOLDER = path.join(import.meta.dirname, "fixtures/hostile");

/** A payload as its file has it: a text, or one that is built of many. */
type Written = string | { before?: string; text: string; times?: number; then?: string };

/** Name of each payload, and its text. */
export type Payloads = [name: string, text: string][];

/** Returns the payloads of one file in `test/fixtures/hostile`. */
export function payloads(file: string): Payloads {
  return Object.entries(read<Written>(file)).map(([name, payload]) => [name, textOf(payload)]);
}

/** Returns what may stand between the two `---` lines of a page, and what the first problem has to say; empty for none. */
export function frontMatterPayloads(): [name: string, yaml: string, says: string][] {
  const written = read<Exclude<Written, string> & { says: string }>("front-matter");
  return Object.entries(written).map(([name, payload]) => [name, textOf(payload), payload.says]);
}

/** Returns what somebody who wants to run code on our site might write into a README, by what it tries. */
export function markdownPayloads(): [kind: string, payloads: Payloads][] {
  const kinds = readdirSync(path.join(FOLDER, "markdown")).map((name) => path.parse(name).name);
  return kinds.sort().map((kind) => [kind, payloads(`markdown/${kind}`)]);
}

function read<Value>(file: string): Record<string, Value> {
  return parse(readFileSync(path.join(FOLDER, `${file}.yaml`), "utf8"));
}

function textOf(payload: Written): string {
  if (typeof payload === "string") return payload;
  const { before = "", text, times = 1, then = "" } = payload;
  return before + text.repeat(times) + then;
}
