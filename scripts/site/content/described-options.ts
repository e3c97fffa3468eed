import { packagesAt } from "../../facts/packages";
import { type OptionFact, type OptionFacts, readOptions } from "../../facts/read-options";
import { paths } from "../../lib/paths";
import { type DescribedPage, type Description, describeOptions } from "./describe-options";
import { readSinceFacts } from "./since-of";

/** An option of the installed packages, with the version that introduced it and its description on the pages. */
export interface DescribedOption extends OptionFact {
  /** Absent if no page describes the option or one that contains it. */
  description?: Description;
}

/** The documented packages, and all their options in the order of the schema. */
export interface DescribedOptions extends Pick<OptionFacts, "versions"> {
  options: DescribedOption[];
}

// These are read only once, because a dev server describes the options after every edit.
const { versions, options } = await readOptions(packagesAt(paths.root));
const { first } = readSinceFacts();

/** Returns all options of the installed packages, with their descriptions from the pages. */
export function describedOptions(pages: readonly DescribedPage[]): DescribedOptions {
  const descriptions = describeOptions(
    options.map(({ path }) => path),
    pages,
  );
  return {
    versions,
    options: options.map((option) => ({
      ...option,
      since: first.options[option.path] ?? option.since,
      description: descriptions.get(option.path),
    })),
  };
}
