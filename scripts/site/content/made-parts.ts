import { packagesAt } from "../../facts/packages";
import { readOptions } from "../../facts/read-options";
import { paths } from "../../lib/paths";
import { allOptions, type DescribedPage } from "./all-options";

interface Source {
  file: string;
  /** Without front matter. */
  body: string;
}

/** A component in a line of its own that the build replaces by Markdown it makes from packages and other pages. */
const PART = /^<AllOptions \/>$/m;

/** Whether a page is partly made from others, so that these have to be compiled before it. */
export function hasMadePart({ file, body }: Source): boolean {
  return file.endsWith(".mdx") && PART.test(body);
}

/** The body with its made parts written out. The rest keeps its lines as long as the part comes last. */
export async function withMadeParts(source: Source, pages: () => DescribedPage[]): Promise<string> {
  if (!hasMadePart(source)) return source.body;
  const part = allOptions(await readOptions(packagesAt(paths.root)), pages());
  return source.body.replace(PART, () => part);
}
