import { packagesAt } from "../../facts/packages";
import { readOptions } from "../../facts/read-options";
import { paths } from "../../lib/paths";
import { allOptions } from "./all-options";
import type { DescribedPage } from "./describe-options";
import { readSinceFacts } from "./since-of";

interface Source {
  file: string;
  /** The body without front matter. */
  body: string;
}

/** Matches a component on a line of its own that the build replaces by generated Markdown. */
const PART = /^<AllOptions \/>$/m;

/**
 * Returns whether a page contains a generated part. Pages whose content goes into that part have to be compiled first.
 */
export function hasGeneratedPart({ file, body }: Source): boolean {
  return file.endsWith(".mdx") && PART.test(body);
}

/** Returns the body with its generated part inserted. Line numbers stay correct if that part comes last. */
export async function withGeneratedParts(source: Source, pages: () => DescribedPage[]): Promise<string> {
  if (!hasGeneratedPart(source)) return source.body;
  const part = allOptions(await readOptions(packagesAt(paths.root)), pages(), readSinceFacts().first.options);
  return source.body.replace(PART, () => part);
}
