import path from "node:path";
import { type Document, LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import { type FrontMatter, frontMatterSchema } from "../../../src/front-matter";
import { paths } from "../../lib/paths";
import type { Problem } from "../../lib/problem";

/** The absolute path of the JSON schema for editors, which `.vscode/settings.json` refers to. */
export const SCHEMA_FILE = path.join(paths.source, "front-matter.schema.json");

/**
 * Returns the schema of front matter as JSON schema. Patterns with `\p` are left out, because an editor that applies
 * them without the `u` flag would reject every text.
 */
export function frontMatterJsonSchema(): string {
  const schema = z.toJSONSchema(frontMatterSchema, { target: "draft-7", io: "input" });
  const isForUnicode = (key: string, value: unknown) => key === "pattern" && /\\p\{/i.test(String(value));
  return `${JSON.stringify(schema, (key, value) => (isForUnicode(key, value) ? undefined : value), 2)}\n`;
}

/** The replacement for front matter that cannot be parsed, so that other problems of the page are still found. */
const UNTITLED: FrontMatter = { title: "Untitled", contributors: [], related: [] };

/** The maximum number of YAML errors to report for a page. */
const MOST = 5;

/**
 * A page, split after its front matter. `body` has empty lines instead of the front matter, so that its line numbers
 * are those of the file.
 */
export interface SplitPage {
  frontMatter: FrontMatter;
  body: string;
  problems: Omit<Problem, "file">[];
}

/**
 * Splits a page and validates its front matter. A page without a valid title gets `Untitled`, so that its other
 * problems are still found.
 */
export function splitFrontMatter(source: string): SplitPage {
  const match = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source);
  if (!match) {
    const unclosed = /^---[ \t]*(?:\n|$)/.test(source);
    const message = unclosed
      ? "The front matter is not closed. Put a line of three hyphens after its last field."
      : "The page has no front matter. Start it with a line ---, a line title: ..., and a line ---.";
    return { frontMatter: UNTITLED, body: source, problems: [problem(1, 1, message)] };
  }
  const body = "\n".repeat(match[0].split("\n").length - 1) + source.slice(match[0].length);
  return { ...parseYaml(match[1] ?? ""), body };
}

function parseYaml(yaml: string): Omit<SplitPage, "body"> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, logLevel: "error" });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return [line + 1, Math.max(col, 1)] as const; // 1 is added for the opening `---`.
  };
  // A mistake at the start of nested brackets can cause thousands of errors at their ends.
  const problems = [...document.errors, ...document.warnings].slice(0, MOST).map((error) => {
    if (error.message.startsWith("Maximum call stack"))
      return problem(...place(0), "Front matter: it is nested too deep.");
    const said = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
    return problem(...place(error.pos[0]), `Front matter: ${said}.`);
  });
  if (problems.length > 0) return { frontMatter: UNTITLED, problems };

  const data = toData(document);
  if (data instanceof Error) {
    const said = `${data.message}. Put quotes around values that start with * or &`;
    return { frontMatter: UNTITLED, problems: [problem(2, 1, `Front matter: ${said}.`)] };
  }
  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, problems };
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys(frontMatterSchema.shape).join(", ");
      for (const key of issue.keys) {
        const message = `Front matter: there is no field "${key}". Known fields: ${known}.`;
        problems.push({ ...problem(...placeOf([key]), message), severity: "warning" });
      }
    } else {
      if (issue.path.length === 0) {
        problems.push(problem(2, 1, "Front matter is a list of fields, such as title: Output."));
        continue;
      }
      const name = `"${issue.path.join(".")}" `;
      problems.push(problem(...placeOf(issue.path), `Front matter: ${name}${issue.message}.`));
    }
  }
  return { frontMatter: withDefects(data), problems };

  /** Returns the position of the deepest part of a path that exists in the YAML. */
  function placeOf(path: PropertyKey[]): readonly [number, number] {
    for (let depth = path.length; depth > 0; depth--) {
      const node: unknown = document.getIn(path.slice(0, depth), true);
      if (node && typeof node === "object" && "range" in node && Array.isArray(node.range)) {
        return place(node.range[0] as number);
      }
    }
    return [1, 1];
  }
}

/** Converts the document to plain data. Returns the error for an alias without an anchor or for too many aliases. */
function toData(document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return error;
  }
}

/** Returns all valid fields of invalid front matter. */
function withDefects(data: unknown): FrontMatter {
  const fields = data && typeof data === "object" ? (data as Record<string, unknown>) : {};
  const sound = Object.entries(frontMatterSchema.shape).flatMap(([name, field]) => {
    const result = field.safeParse(fields[name]);
    return result.success ? [[name, result.data ?? undefined]] : [];
  });
  return { ...UNTITLED, ...Object.fromEntries(sound) };
}

function problem(line: number, column: number, message: string): Omit<Problem, "file"> {
  return { line, column, message, severity: "error" };
}
