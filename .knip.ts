import type { KnipConfig } from "knip";
import { PACKS } from "./src/playground/project/packages";

/** Code, exports and dependencies that nothing uses fail `npm test`. Each list of packages is looked at with the code that uses it. */
const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "webpack.config.ts",
        "src/client.tsx",
        "src/prerender.tsx",
        // The npm scripts run these by `scripts/run.mjs`.
        "scripts/commands/*.ts",
        // Runs beside each version of the packages, in a process of its own.
        "scripts/facts/since/print-names.ts",
        "test/{access,bench,hosts}/run.ts",
        // webpack loads them by their path.
        "scripts/site/{webpack,playground}/*.mjs",
        "src/playground/frames/{compiler,run}.ts",
        "src/service-worker.ts",
        "src/kill-worker.ts",
        "test/**/*.test.{ts,tsx}",
        "test/{,proofs/}*.setup.ts",
        // `test/browser/editor/open-editor.ts` bundles it.
        "test/browser/editor/page.tsx",
        // `test/proofs/lib/playground-in-chromium.ts` bundles it.
        "test/proofs/lib/chromium-session.ts",
        "test/{,proofs/}vitest.config.ts",
      ],
      project: ["src/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "test/**/*.{ts,tsx}"],
      // Projects of guides, and generators that the benchmark installs, have packages of their own.
      ignore: ["src/content/**", "test/bench/generators/**"],
      ignoreDependencies: [
        // `scripts/commands/test.ts` runs these by their paths.
        "@biomejs/biome",
        "typescript-7",
        // minimizer-webpack-plugin and webpack ask for these.
        "lightningcss",
        "ts-loader",
        // A build writes this.
        "site-data",
      ],
    },
    "src/playground/compiler": {
      // Entries of the bundle of webpack itself, which `scripts/site/playground/configuration.ts` names by their path.
      entry: ["{worker,file-system}.ts", "{parts,shims}/*.ts"],
      project: ["**/*.ts"],
      ignoreDependencies: [
        ...Object.values(PACKS).flat(),
        // Stands in for the module of Node.js.
        "events",
        // Parts of webpack's own, in whatever version it has: the bundle of webpack for pages is split there.
        "browserslist",
        "enhanced-resolve",
        "tapable",
        "webpack-sources",
      ],
    },
    "test/engines": { entry: ["run.ts", "*.test.ts"], project: ["*.ts"] },
  },
  // It would call the configuration, which reads all content.
  webpack: false,
  // What a Debian machine has or can have.
  ignoreBinaries: ["apt-get", "nginx"],
  // A type that only its own file names says what an exported function takes.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
