import type { Configuration, RuleSetRule } from "webpack";
import { loaderUses } from "./loader-uses";
import { pluginUses } from "./plugin-uses";

/** How a plugin or loader of a page is tried: a small project, and what its build has to show. */
export interface Use {
  /** Arguments of the plugin's constructor. */
  with?: unknown[];
  /** Where the plugin belongs; `resolver` is `resolve.plugins`. */
  as?: "resolver";
  /** The rest of a loader's rule. */
  rule?: RuleSetRule & { use?: never };
  /** Files besides those of the fixture, or in their place. */
  files?: Record<string, string>;
  configuration?: Configuration;
  /** Found in what the build leaves: log, assets with their content, errors and warnings. */
  shows: RegExp;
  /** The sample is about errors: the build may have these. */
  errors?: RegExp;
}

/** The uses of samples, by page and title. A sample without an entry fails the test. */
export const uses: Record<string, Use> = { ...pluginUses, ...loaderUses };

/** Samples that cannot be tried here, and why. */
export const untried: Record<string, string> = {
  "loaders#loaders/fetch-loader.js": "asks another server",
  "compilation-hooks#worker-name-plugin.js": "needs two entries: test/proofs/outputs/api/compilation-hooks.test.ts",
  "compiler-hooks#word-list-plugin.js": "prints when watching: test/proofs/outputs/api/compiler-hooks.test.ts",
  "plugins#hide-own-package-plugin.js": "works with another plugin: test/proofs/outputs/api/plugins.test.ts",
};
