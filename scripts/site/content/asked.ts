import path from "node:path";
import * as z from "zod";
import type { Problem } from "../../lib/problem";
import { readSource } from "./read-source";
import { type Place, parseYaml } from "./yaml";

/**
 * The questions that the sections of a page answer, in the words of readers who don't know its terms, by the ids of the
 * headings. The questions of the whole page have the id `""`. The search index uses them to find sections, and readers
 * never see them.
 */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** A file with the questions of a page: `guides/asked/caching.yaml` belongs to `guides/caching.mdx`. */
export interface AskedFile {
  /** The path relative to the content folder. */
  file: string;
  /** Empty if the file has a problem. */
  asked: Asked;
  /** The positions of the ids in the file. */
  places: ReadonlyMap<string, Place>;
  problems: Problem[];
}

const questions = z
  .array(
    z
      .string({ error: "must be text: put quotes around a question that contains a colon" })
      .trim()
      .regex(/^.+$/, "must be a question on one line"),
    { error: "must be a list of questions, with a hyphen before each" },
  )
  .min(1, "has no questions: list some, or delete it")
  .superRefine((list, { addIssue }) => {
    for (const [index, question] of list.entries()) {
      if (list.indexOf(question) === index) continue;
      addIssue({ code: "custom", path: [index], message: `repeats "${question}": delete one of them` });
    }
  });

const sections = z.record(z.string(), questions, {
  error: "must have the ids of headings, and below each of them its questions",
});

/** The messages complete the sentence `Questions: "field" ...`. */
const schema = z.strictObject({ page: questions.optional(), sections: sections.optional() });

const NONE = "the file has none. List some below page, or delete it.";

/** Returns whether a file contains the questions of a page. */
export function isAskedFile(file: string): boolean {
  return /(^|\/)asked\/[^/]+\.yaml$/.test(file);
}

/** Returns the page that a file with questions belongs to. */
export function pageOfAsked(file: string): string {
  return file.replace(/asked\/([^/]+)\.yaml$/, "$1.mdx");
}

/** Returns the file with the questions of a page. */
export function askedOf(page: string): string {
  return page.replace(/([^/]+)\.mdx$/, "asked/$1.yaml");
}

/** Reads a file with questions. */
export type ReadAsked = (contentDir: string, file: string) => Promise<AskedFile>;

/**
 * Creates a reader that parses a file again only if its text has changed since the last time. Parsing all files takes
 * 0.2 s, which would add two thirds to the time that the dev server needs to read the site after a page was saved.
 */
export function askedReader(): ReadAsked {
  const latest = new Map<string, { text: string; read: AskedFile }>();
  return async (contentDir, file) => {
    const { text, problems } = await readSource(path.join(contentDir, file));
    const known = latest.get(file);
    const read = known?.text === text ? known.read : parseAsked(file, text);
    latest.set(file, { text, read });
    return { ...read, problems: [...problems.map((problem) => ({ file, ...problem })), ...read.problems] };
  };
}

function parseAsked(file: string, text: string): AskedFile {
  const { data, errors, keyPlaceOf } = parseYaml(text, "failsafe");
  const problem = (place: Place, message: string): Problem => {
    return { file, ...place, message: `Questions: ${message}`, severity: "error" };
  };
  const withProblems = (problems: Problem[]) => ({ file, asked: new Map(), places: new Map(), problems });
  if (errors.length > 0) return withProblems(errors.map(({ message, ...place }) => problem(place, message)));

  const result = schema.safeParse(data);
  if (!result.success) {
    return withProblems(
      result.error.issues.flatMap((issue) => {
        if (issue.code === "unrecognized_keys") {
          return issue.keys.map((key) => problem(keyPlaceOf([key]), unknown(key)));
        }
        if (issue.path.length === 0) return problem(keyPlaceOf([]), NONE);
        return problem(keyPlaceOf(issue.path), `"${issue.path.join(".")}" ${issue.message}.`);
      }),
    );
  }
  const asked = new Map(Object.entries(result.data.sections ?? {}));
  const places = new Map([...asked.keys()].map((id) => [id, keyPlaceOf(["sections", id])]));
  if (result.data.page) asked.set("", result.data.page);
  return { file, asked, places, problems: asked.size > 0 ? [] : [problem(keyPlaceOf([]), NONE)] };
}

function unknown(key: string): string {
  return `there is no field "${key}". Write ids of headings below sections, and questions of the whole page below page.`;
}
