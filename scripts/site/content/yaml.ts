import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { Problem } from "../../lib/problem";

/** A position in a file; both numbers count from 1. */
export type Place = Pick<Problem, "line" | "column">;

/** A YAML text as plain data. */
export interface ParsedYaml {
  /** The data; undefined if the syntax has an error. */
  data: unknown;
  /** The syntax errors. */
  errors: (Place & { message: string })[];
  /** Returns the position of the deepest part of a path that exists in the text; undefined if none of it does. */
  placeOf: (path: readonly PropertyKey[]) => Place | undefined;
  /**
   * Returns the position of the key that a path ends with; otherwise the deepest part of the path that exists, or the
   * start.
   */
  keyPlaceOf: (path: readonly PropertyKey[]) => Place;
}

/** The maximum number of errors to report for a text. */
const MOST = 5;

/**
 * Parses YAML.
 *
 * @param schema `failsafe` reads every value as a string, even `404` and `true`.
 */
export function parseYaml(text: string, schema: "core" | "failsafe" = "core"): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "error", schema });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const startOf = (node: unknown) => (isNode(node) && node.range ? at(node.range[0]) : undefined);
  const placeOf = (path: readonly PropertyKey[]) => {
    for (let depth = path.length; depth > 0; depth--) {
      const place = startOf(document.getIn(path.slice(0, depth), true));
      if (place) return place;
    }
    return undefined;
  };
  const keyPlaceOf = (path: readonly PropertyKey[]) => {
    const parent: unknown = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
    return startOf(pair?.key) ?? placeOf(path) ?? { line: 1, column: 1 };
  };
  // A mistake at the start of nested brackets can cause thousands of errors at their ends.
  const errors = [...document.errors, ...document.warnings].slice(0, MOST).map((error) => {
    if (error.message.startsWith("Maximum call stack")) return { ...at(0), message: "it's nested too deeply." };
    const said = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
    const advice = /^(Plain value|Nested mappings|Unresolved tag)/.test(said ?? "") ? " Put text in quotes." : "";
    return { ...at(error.pos[0]), message: `${said}.${advice}` };
  });
  const data = errors.length === 0 ? toData(document) : undefined;
  if (data instanceof Error) {
    const message = `${data.message}. Put quotes around values that start with * or &.`;
    return { data: undefined, errors: [{ ...at(0), message }], placeOf, keyPlaceOf };
  }
  return { data, errors, placeOf, keyPlaceOf };
}

/** Converts the document to plain data. Returns the error for an alias without an anchor or for too many aliases. */
function toData(document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return error;
  }
}
