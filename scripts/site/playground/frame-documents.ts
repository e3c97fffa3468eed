import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration } from "webpack";
import { FRAME_POLICIES, policyText } from "../../../src/security-policy";
import { paths } from "../../lib/paths";
import { bundle } from "../webpack/bundle";
import { TYPESCRIPT } from "../webpack/typescript";

/**
 * Returns the sandboxed documents of the playground, by path in the output. Their scripts are inline, because without
 * an origin they couldn't load scripts from the site.
 */
export async function frameDocuments(): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "playground-frames-"));
  try {
    await bundle(framesConfig(folder));
    const documents = Object.entries(FRAME_POLICIES).map(async ([name, { folder: address, policy }]) => {
      const script = await readFile(path.join(folder, `${name}.js`), "utf8");
      return [`${address.slice(1)}index.html`, frameHtml(script, policyText(policy, "meta"))] as const;
    });
    return new Map(await Promise.all(documents));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function framesConfig(folder: string): Configuration {
  const source = (name: string) => path.join(paths.source, `playground/frames/${name}.ts`);
  return {
    name: "playground-frames",
    mode: "production",
    target: ["web", "es2022"],
    context: paths.root,
    entry: Object.fromEntries(Object.keys(FRAME_POLICIES).map((name) => [name, source(name)])),
    output: { path: folder, filename: "[name].js" },
    resolve: { extensions: [".ts"] },
    module: { rules: [TYPESCRIPT] },
    experiments: { typescript: true },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false })] },
    performance: { hints: false },
  };
}

function frameHtml(script: string, policy: string): string {
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    "<title>Playground</title>",
  ];
  const inline = script.replaceAll("</script", "<\\/script");
  return `<!doctype html><html lang="en"><head>${head.join("")}</head><body><script>${inline}</script></body></html>\n`;
}
