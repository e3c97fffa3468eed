import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { policyText, securityPolicy } from "../../../src/security-policy";
import { readSiteConfig } from "../../../src/site";
import { type OpenSite, openSite } from "../open";

/** The security policy of our pages, without Trusted Types, because the editor doesn't need them. */
const POLICY = policyText({ ...securityPolicy(readSiteConfig({}), []), "trusted-types": ["'none'"] }, "meta");

const DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<title>Editor</title>
<div id="root"></div>
<script type="module" src="/page.js"></script>
</html>
`;

/**
 * Serves a page with just the editor, under the strictest security policy.
 *
 * @param site The folder of a built site, because it contains the lists of options.
 */
export async function openEditor(site: string): Promise<OpenSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "editor-"));
  await build({
    entryPoints: [path.join(import.meta.dirname, "page.tsx")],
    outdir: folder,
    // Native imports, because loading scripts through elements would need a Trusted Types policy.
    bundle: true,
    format: "esm",
    splitting: true,
    jsx: "automatic",
    minify: true,
    target: "es2022",
    define: { __webpack_public_path__: '"/"', "process.env.NODE_ENV": '"production"' },
  });
  await writeFile(path.join(folder, "index.html"), DOCUMENT);
  for (const file of ["options.json", "option-schema.json"]) {
    await copyFile(path.join(site, file), path.join(folder, file));
  }
  const opened = await openSite(folder);
  return {
    ...opened,
    async close() {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
}
