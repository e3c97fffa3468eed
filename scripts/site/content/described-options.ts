import type { OptionFacts } from "../../facts/read-options";
import { type DescribedPage, describeOptions } from "./describe-options";
import { readSinceFacts } from "./since-of";
import type { DescribedOptions } from "./types";

// This is read only once, because a dev server describes the options after every edit.
const { first } = readSinceFacts();

/** Returns all options of the installed packages, with their descriptions from the pages. */
export function describedOptions(
  { versions, options }: OptionFacts,
  pages: readonly DescribedPage[],
): DescribedOptions {
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
