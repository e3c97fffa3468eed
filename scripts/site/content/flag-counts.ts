import { countFlags } from "../../facts/count-flags";
import { readDocumented } from "../../facts/documented";
import { packagesAt } from "../../facts/packages";
import { paths } from "../../lib/paths";

/** The numbers by name. They are counted only once, because a dev server reads all pages after every edit. */
const COUNTS = countFlags(packagesAt(paths.root), readDocumented());

/** Matches a component that the build replaces by a number. */
const COUNT = /<FlagCount of="([\w-]+)" \/>/g;

/**
 * Returns a body in which each `<FlagCount of="output" />` is the number of flags that `countFlags` knows by that name. A
 * component with another name stays, and is then reported as unknown.
 */
export function withFlagCounts(body: string): string {
  return body.replaceAll(COUNT, (component, name: string) => COUNTS.get(name)?.toLocaleString("en-US") ?? component);
}
