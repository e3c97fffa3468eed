import type { Packages } from "../packages";
import type { Declarations } from "./declaration";

/**
 * Creates a function that reads the declarations of a package folder when it is first called. Only then does it import
 * the parser, because TypeScript takes 0.4 seconds of processor time to load, and most sites and tests show no types.
 */
export function declarationsReader(packages: Pick<Packages, "rootOf">): () => Promise<Declarations> {
  let reading: Promise<Declarations> | undefined;
  return () => {
    reading ??= import("./read-declarations").then(({ readDeclarations }) => readDeclarations(packages));
    return reading;
  };
}
