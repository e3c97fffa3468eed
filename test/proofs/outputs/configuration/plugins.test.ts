import type { Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { build, run } from "../../lib/project";

const page = await outputsOf("configuration/plugins.mdx");

page.shows("<i> [AssetCount] 1 files written", () =>
  run("npx webpack", {
    "webpack.config.js": `
      export default {
        mode: "production",
        plugins: [
          (compiler) => {
            compiler.hooks.afterEmit.tap("AssetCount", ({ assets }) => {
              const logger = compiler.getInfrastructureLogger("AssetCount");
              logger.info(\`\${Object.keys(assets).length} files written\`);
            });
          },
        ],
      };`,
  }),
);

const withPlugins = (plugins: unknown) => build({}, { plugins } as Configuration);

page.shows("configuration.plugins should be an array", () => withPlugins({ progress: true }));

page.shows("configuration.plugins[0] should be one of these", () => withPlugins([true]));

page.restIs({ "asset index.html 187 bytes": "html-webpack-plugin is no package of this repository" });
