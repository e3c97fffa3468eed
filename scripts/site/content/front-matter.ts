import { type Document, LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import type { Problem } from "../../lib/problem";

const address = z.url({ protocol: /^https?$/, error: "has to be an http or https address" });

const target = z.union([address, z.string().regex(/^(\/(?![/\\\s])|\.\.?\/)/)], {
  error: "has to be an http or https address, or a path of this site",
});

/** On the code host. YAML reads one of digits as a number. */
const handle = z.preprocess(
  (written) => (typeof written === "number" ? String(written) : written),
  z.string({ error: "has to be a handle, such as sokra" }).regex(/^\w[\w.[\]-]*$/, "has to be a handle, such as sokra"),
);

/** Text for readers: what terminals and old screens obey has no place in it. */
function plainText(error: z.core.$ZodStringParams["error"]) {
  return z
    .string({ error })
    .regex(/^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u, "has a control character, or half of a character: delete it");
}

/**
 * What may stand between the two `---` lines at the top of a page. The messages complete the sentence
 * `Front matter: "field" ...`.
 */
const schema = z.strictObject({
  title: plainText(({ input }) => (input == null ? "is missing: every page needs a title" : "has to be text: quote it"))
    .trim()
    .regex(/[^\s\p{Cf}]/u, "must not be empty")
    .describe("The heading of the page and its name in the sidebar; unique in its section."),
  description: plainText("has to be text")
    .optional()
    .describe("One sentence of 60 to 155 characters for search engines and link previews."),
  sort: z
    .number({ error: "has to be a number, such as 3" })
    .optional()
    .describe("Place in the section, ascending; the index comes first whatever it says."),
  group: plainText("has to be text")
    .transform((group) => (group === "\\-" ? "-" : group)) // a bare hyphen is YAML for a list, so some write it so
    .optional()
    .describe("Heading in the sidebar; - for none."),
  contributors: z
    .array(handle, { error: "has to be a list of handles" })
    .nullish()
    .describe("Handles on the code host of people who worked on the page."),
  related: z
    .array(
      z.object({ title: plainText("needs a title"), url: target }, { error: "has to be an entry with title and url" }),
      { error: "has to be a list of entries with title and url" },
    )
    .nullish()
    .describe('The "Further Reading" at the end of the page.'),
  source: address.optional().describe("Where the text was fetched from, of pages from another repository."),
  edit: address.optional().describe("Where the text can be edited, of pages from another repository."),
  repo: address.optional().describe("The repository that the page describes."),
  published: z.iso
    .datetime({ error: "has to be a date in UTC, such as 2026-11-20T09:30:00Z, in quotes" })
    .optional()
    .describe("When the text was published that was fetched from another repository."),
  thirdParty: z
    .boolean({ error: "has to be true or false" })
    .optional()
    .describe("The package is maintained outside of the webpack organization."),
});

/** What an author may write at the top of a page. */
export type FrontMatter = z.infer<typeof schema>;

/**
 * The same as a JSON schema, for editors; `front-matter.schema.json` beside this file is what it comes to. Patterns with
 * `\p` are left out: an editor that reads them without the `u` flag would refuse every text.
 */
export function frontMatterSchema(): object {
  const text = JSON.stringify(z.toJSONSchema(schema, { target: "draft-7", io: "input" }));
  const isForUnicode = (key: string, value: unknown) => key === "pattern" && /\\p\{/i.test(String(value));
  return JSON.parse(text, (key, value) => (isForUnicode(key, value) ? undefined : value));
}

/** How many mistakes of YAML are told of one page. */
const MOST = 5;

/** A page split at its front matter. `body` keeps the line numbers of the file: the front matter became empty lines. */
export interface SplitPage {
  frontMatter: FrontMatter;
  body: string;
  problems: Omit<Problem, "file">[];
}

/** Splits and checks; a page without a usable title gets `Untitled`, so that its other problems are found as well. */
export function splitFrontMatter(source: string): SplitPage {
  const match = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source);
  if (!match) {
    const unclosed = /^---[ \t]*(?:\n|$)/.test(source);
    const message = unclosed
      ? "The front matter is not closed. Put a line of three hyphens after its last field."
      : "The page has no front matter. Start it with a line ---, a line title: ..., and a line ---.";
    return { frontMatter: { title: "Untitled" }, body: source, problems: [problem(1, 1, message)] };
  }
  const body = "\n".repeat(match[0].split("\n").length - 1) + source.slice(match[0].length);
  return { ...read(match[1] ?? ""), body };
}

function read(yaml: string): Omit<SplitPage, "body"> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, logLevel: "error" });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return [line + 1, Math.max(col, 1)] as const; // + 1 for the opening ---
  };
  // One mistake at the start of nested brackets is a thousand at their ends.
  const problems = [...document.errors, ...document.warnings].slice(0, MOST).map((error) => {
    if (error.message.startsWith("Maximum call stack"))
      return problem(...place(0), "Front matter: it is nested too deep.");
    const said = error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "");
    return problem(...place(error.pos[0]), `Front matter: ${said}.`);
  });
  if (problems.length > 0) return { frontMatter: { title: "Untitled" }, problems };

  const data = toData(document);
  if (data instanceof Error) {
    const said = `${data.message}. Put quotes around values that start with * or &`;
    return { frontMatter: { title: "Untitled" }, problems: [problem(2, 1, `Front matter: ${said}.`)] };
  }
  const result = schema.safeParse(data);
  if (result.success) {
    const { contributors, related, ...rest } = result.data;
    return { frontMatter: { ...rest, contributors: contributors ?? [], related: related ?? [] }, problems };
  }
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys(schema.shape).join(", ");
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

  /** The place of the deepest part of a path that the author did write. */
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

/** The document as plain data; an alias without its anchor, or too many of them, is an error that is given back. */
function toData(document: Document): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    return error;
  }
}

/** What can be saved of front matter that broke a rule: every field that is right by itself. */
function withDefects(data: unknown): FrontMatter {
  const fields = data && typeof data === "object" ? (data as Record<string, unknown>) : {};
  const sound = Object.entries(schema.shape).flatMap(([name, field]) => {
    const result = field.safeParse(fields[name]);
    return result.success ? [[name, result.data ?? undefined]] : [];
  });
  return { title: "Untitled", ...Object.fromEntries(sound) };
}

function problem(line: number, column: number, message: string): Omit<Problem, "file"> {
  return { line, column, message, severity: "error" };
}
