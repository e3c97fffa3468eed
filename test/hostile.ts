import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const FOLDER = path.join(import.meta.dirname, "fixtures/hostile");

/** A payload as its file contains it: a text, or a text that is built from many. */
type Written = string | { before?: string; text: string; times?: number; then?: string };

/** The name of each payload, and its text. */
export type Payloads = [name: string, text: string][];

/** Returns the payloads of one file in `test/fixtures/hostile`. */
export function payloads(file: string): Payloads {
  return Object.entries(read<Written>(file)).map(([name, payload]) => [name, textOf(payload)]);
}

/**
 * Returns texts for the space between the two `---` lines of a page, and the message that the topmost problem has to
 * contain; empty for none.
 */
export function frontMatterPayloads(): [name: string, yaml: string, says: string][] {
  const written = read<Exclude<Written, string> & { says: string }>("front-matter");
  return Object.entries(written).map(([name, payload]) => [name, textOf(payload), payload.says]);
}

/** Returns payloads that an attacker might put into a README to run code on our site, by kind. */
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
