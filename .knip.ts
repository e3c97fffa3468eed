import type { KnipConfig } from "knip";
import { PACKS } from "./src/playground/project/packages";

/**
 * Code, exports and dependencies that nothing uses fail `npm test`. Each list of packages is checked together with the
 * code that uses it.
 */
const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "webpack.config.ts",
        "src/client.tsx",
        "src/prerender.tsx",
        // The npm scripts run these through `scripts/run.mjs`.
        "scripts/commands/*.ts",
        // Runs in a separate process, with each version of the packages.
        "scripts/facts/since/print-names.ts",
        "test/{access,bench,hosts}/run.ts",
        // webpack loads them by path.
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
        // `test/proofs/effects/api/deprecations.test.ts` runs it in its own process.
        "test/proofs/lib/use-old-members.ts",
        "test/{,proofs/}vitest.config.ts",
      ],
      project: ["src/**/*.{ts,tsx}", "scripts/**/*.{ts,mjs}", "test/**/*.{ts,tsx}"],
      // Projects of guides, and generators that the benchmark installs, list their own packages.
      ignore: ["src/content/**", "test/bench/generators/**"],
      ignoreDependencies: [
        // `scripts/commands/test.ts` runs these by path.
        "@biomejs/biome",
        "typescript-7",
        // minimizer-webpack-plugin and webpack load these on demand.
        "lightningcss",
        "ts-loader",
        // A build generates this.
        "site-data",
      ],
    },
    "src/playground/compiler": {
      // The entries of the bundle that contains webpack. `scripts/site/playground/configuration.ts` refers to them by
      // path.
      entry: ["{worker,file-system}.ts", "{parts,shims}/*.ts"],
      project: ["**/*.ts"],
      ignoreDependencies: [
        ...Object.values(PACKS).flat(),
        // Replaces the Node.js module with the same name.
        "events",
        // Modules of webpack, in whichever version it is: the bundle of webpack for pages is split there.
        "browserslist",
        "enhanced-resolve",
        "tapable",
        "webpack-sources",
      ],
    },
    "test/engines": { entry: ["run.ts", "*.test.ts"], project: ["*.ts"] },
  },
  // It would call the configuration, and that reads the whole content.
  webpack: false,
  // Programs that a Debian machine has or can install.
  ignoreBinaries: ["apt-get", "nginx"],
  // Types that describe the parameters of exported functions are exported, although only their own file uses them.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
