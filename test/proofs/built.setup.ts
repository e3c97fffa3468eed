import type { TestProject } from "vitest/node";
import { buildSite } from "../build-site";

/** Builds our site once, for the proofs that open its pages. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide("built", await buildSite("own", {}));
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The output folder of our site. */
    built: string;
  }
}
