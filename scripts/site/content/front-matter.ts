import path from "node:path";
import * as z from "zod";
import { type FrontMatter, frontMatterSchema } from "../../../src/front-matter";
import { paths } from "../../lib/paths";
import type { Problem } from "../../lib/problem";
import { type Unquoted, unquotedTexts } from "./unquoted";
import { type Place, parseYaml } from "./yaml";

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
      ? "The front matter isn't closed. Add a line of three hyphens after its last field."
      : "The page has no front matter. Start the file with a line ---, a line title: ..., and a line ---.";
    return { frontMatter: UNTITLED, body: source, problems: [problemAt(1, 1, message)] };
  }
  const body = "\n".repeat(match[0].split("\n").length - 1) + source.slice(match[0].length);
  return { ...readFields(match[1] ?? ""), body };
}

function readFields(yaml: string): Omit<SplitPage, "body"> {
  const { data, errors, placeOf } = parseYaml(yaml);
  const problem = (place: Place | undefined, message: string) => {
    const { line, column } = place ?? { line: 0, column: 1 };
    return problemAt(line + 1, column, `Front matter: ${message}`); // 1 is added for the opening `---`.
  };
  const unquoted = unquotedTexts(yaml);
  if (errors.length > 0) {
    const causes = unquoted.filter(({ read }) => read === undefined);
    const first = causes[0]?.line ?? Number.POSITIVE_INFINITY;
    // From the first such value on, errors only reflect how the parser misread it.
    const others = errors.filter(({ line }) => line < first);
    const problems = [
      ...others.map(({ message, ...place }) => problem(place, message)),
      ...causes.map((field) => problem(field, unreadable(field))),
    ];
    return { frontMatter: UNTITLED, problems };
  }
  const problems: SplitPage["problems"] = unquoted
    .filter(({ name, read }) => read !== undefined && textsOf(data, name).includes(read))
    .map((field) => ({ ...problem(field, cut(field)), severity: "warning" }));

  const result = frontMatterSchema.safeParse(data);
  if (result.success) return { frontMatter: result.data, problems };
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys(frontMatterSchema.shape).join(", ");
      for (const key of issue.keys) {
        const message = `there is no field "${key}". Use one of these: ${known}.`;
        problems.push({ ...problem(placeOf([key]), message), severity: "warning" });
      }
    } else if (issue.path.length === 0) {
      problems.push(problemAt(2, 1, "Front matter: this isn't a list of fields. Write fields such as title: Output."));
    } else {
      problems.push(problem(placeOf(issue.path), `"${issue.path.join(".")}" ${issue.message}.`));
    }
  }
  return { frontMatter: withDefects(data), problems };
}

/** Returns a sentence that explains how to write a value that YAML can't read. */
function unreadable({ name, quoted }: Unquoted): string {
  return `YAML can't read "${name}" as text, because it has characters with a meaning. Put it in quotes: ${name}: ${quoted}.`;
}

/** Returns a sentence that explains how to write a value that YAML only reads in part. */
function cut({ name, quoted, read }: Unquoted): string {
  const advice = "Put the whole text in quotes, or a comment on a line above";
  return `YAML reads only ${JSON.stringify(read)} of "${name}". ${advice}: ${name}: ${quoted}.`;
}

/**
 * Returns the values of a field of the page and of its related links. More than one, because a line of a longer text
 * can look like a field.
 */
function textsOf(data: unknown, name: string): unknown[] {
  const { related, ...fields } = Object(data) as Record<string, unknown>;
  return [fields, ...(Array.isArray(related) ? related : [])].map((part) => Object(part)[name]);
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

function problemAt(line: number, column: number, message: string): Omit<Problem, "file"> {
  return { line, column, message, severity: "error" };
}
