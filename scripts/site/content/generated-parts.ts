import { allOptions } from "./all-options";
import type { DescribedPage } from "./describe-options";
import { describedOptions } from "./described-options";

/** Matches a component on a separate line, which the build replaces with generated Markdown. */
const PART = /^<AllOptions \/>$/m;

/**
 * Returns whether a page contains a generated part. The pages that the part is generated from have to be compiled
 * before.
 *
 * @param page The file and its text without front matter.
 */
export function hasGeneratedPart({ file, body }: { file: string; body: string }): boolean {
  return file.endsWith(".mdx") && PART.test(body);
}

/** Returns a body with its generated part inserted. Line numbers stay correct if that part comes last. */
export function withGeneratedPart(body: string, pages: DescribedPage[]): string {
  const part = allOptions(describedOptions(pages));
  return body.replace(PART, () => part);
}
