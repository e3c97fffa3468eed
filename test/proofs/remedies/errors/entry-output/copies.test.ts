import { rmSync } from "node:fs";
import { symlink } from "node:fs/promises";
import path from "node:path";
import type { Compiler, Configuration } from "webpack";
import { paths } from "../../../../../scripts/lib/paths";
import { execute } from "../../../lib/execute";
import { type Files, project } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";
import { projectWithPackages } from "../../../lib/with-packages";

type Copy = NonNullable<Configuration["output"]>["copy"];

/** Proves an entry about `output.copy` by two values of this option. */
function copying(id: string, files: Files, broken: Copy, fixed: Copy): void {
  const copied = (copy: Copy) => printed(files, { mode: "none", output: { copy } });
  raises(id, { broken: () => copied(broken), fixed: () => copied(fixed) });
}

const copied = { "src/index.js": "console.log(1);", "public/main.js": "" };
copying("entry-output/#copy-replaces", copied, ["public"], [{ from: "public", to: "static" }]);

copying("entry-output/#copy-empty", { "public/robots.txt": "" }, ["static"], ["public"]);

const PUBLIC: Files = { "public/robots.txt": "", "public/humans.txt": "" };
copying(
  "entry-output/#copy-outside",
  PUBLIC,
  [{ from: "public/robots.txt", filename: "../robots.txt" }],
  [{ from: "public/robots.txt", filename: "robots.txt" }],
);

copying(
  "entry-output/#copy-together",
  PUBLIC,
  [{ from: "public", filename: "page.txt" }],
  [{ from: "public", filename: "[path][name][ext]" }],
);

/** Copies a link, which another program may remove as soon as webpack has found it. */
async function linked(isRemoved: boolean): Promise<string> {
  const folder = await project({ "public/robots.txt": "" });
  const link = path.join(folder, "public/latest.txt");
  await symlink("robots.txt", link);
  const otherProgram = {
    apply: ({ inputFileSystem }: Compiler) => {
      if (!inputFileSystem?.readlink) throw new Error("The file system has no links.");
      const read = inputFileSystem.readlink.bind(inputFileSystem) as (...given: unknown[]) => void;
      inputFileSystem.readlink = (...given: unknown[]) => {
        if (isRemoved && given[0] === link) rmSync(link, { force: true });
        read(...given);
      };
    },
  };
  const output = { copy: [{ from: "public", globOptions: { followSymlinks: false } }] };
  return printed(folder, { mode: "none", output, plugins: [otherProgram] });
}
raises("entry-output/#copy-link", { broken: () => linked(true), fixed: () => linked(false) });

/** Builds in a folder with a name. A plugin makes the page, and the path of the page is left out of the copied files. */
async function builtIn(name: string): Promise<string> {
  const folder = await projectWithPackages({
    [`${name}/package.json`]: '{ "type": "module" }',
    [`${name}/src/index.js`]: "",
    [`${name}/public/index.html`]: "<!doctype html><p>Shop</p>",
    [`${name}/webpack.config.js`]: `import path from "node:path";
      import CopyPlugin from "copy-webpack-plugin";
      const ignore = [path.resolve(import.meta.dirname, "public/index.html")];
      const page = { apply: ({ hooks, webpack: { sources } }) => hooks.thisCompilation.tap("page", (compilation) => {
        const stage = compilation.constructor.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({ name: "page", stage }, () => {
          compilation.emitAsset("index.html", new sources.RawSource("<!doctype html>"));
        });
      }) };
      const patterns = [{ from: "public", noErrorOnMissing: true, globOptions: { ignore } }];
      export default { mode: "none", plugins: [page, new CopyPlugin({ patterns })] };`,
  });
  return (await execute(path.join(paths.root, "node_modules/.bin/webpack"), path.join(folder, name))).output;
}
raises("entry-output/#same-asset", { broken: () => builtIn("shop (1)"), fixed: () => builtIn("shop-1") });
