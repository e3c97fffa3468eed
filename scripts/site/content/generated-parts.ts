import { allOptions } from "./all-options";
import type { ReadReference } from "./type-reference/reference-reader";
import { hasTypeComponents } from "./type-reference/type-components";
import { withTypes } from "./type-reference/types-of-page";
import type { DescribedOptions, Page } from "./types";

/** Matches a component on a separate line, which the build replaces with generated Markdown. */
const PART = /^<AllOptions \/>$/m;

/**
 * Returns whether a page contains a generated part. The pages that the part is generated from have to be compiled
 * before.
 *
 * @param page The file and its text without front matter.
 */
export function hasGeneratedPart({ file, body }: { file: string; body: string }): boolean {
  return file.endsWith(".mdx") && (PART.test(body) || hasTypeComponents(body));
}

/** What generated parts are created from. */
export interface Known {
  /** The pages that are already compiled. */
  pages: Page[];
  readReference: ReadReference;
  /** Describes all options on these pages. */
  describe: () => Promise<DescribedOptions>;
}

/** Returns a body with its generated parts inserted. Line numbers stay correct if the list of options comes last. */
export async function withGeneratedPart(
  page: Pick<Page, "url"> & { body: string },
  { pages, readReference, describe }: Known,
): Promise<string> {
  const body = hasTypeComponents(page.body) ? withTypes(page, await readReference(), pages) : page.body;
  if (!PART.test(body)) return body;
  const part = allOptions(await describe());
  return body.replace(PART, () => part);
}
