import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { cleanOutput } from "../../../../src/errors/clean-output";
import { findFirst } from "../../../../src/errors/find-first";
import { OTHER_TOOLS } from "../../../../src/errors/other-tools";
import { execute } from "../../lib/execute";
import { installList } from "../../lib/packages";
import { type Files, project } from "../../lib/project";

/** Runs a framework in a project with its packages. Returns what it prints. */
async function ran(line: string, files: Files): Promise<string> {
  const modules = await installList("frameworks");
  const folder = await project({ "package.json": '{ "name": "shop", "version": "1.0.0" }', ...files });
  await symlink(modules, path.join(folder, "node_modules"), "junction");
  const command = `PATH="${path.join(modules, ".bin")}:$PATH" NEXT_TELEMETRY_DISABLED=1 ${line}`;
  return (await execute(command, folder)).output;
}

/** The name of the program whose message the finder tells apart. */
const toolIn = (output: string) => findFirst(OTHER_TOOLS, cleanOutput(output))?.name;

test("Next.js takes a style sheet for the whole page only in pages/_app.js", async () => {
  const files = { "styles.css": "body { color: red; }" };
  const page = "export default function Page() { return <p>Shop</p>; }";
  const refused = await ran("next build --webpack", { ...files, "pages/index.js": `import "../styles.css";\n${page}` });
  expect(toolIn(refused), refused).toBe("Next.js");
  const taken = await ran("next build --webpack", {
    ...files,
    "pages/index.js": page,
    "pages/_app.js": 'import "../styles.css";\nexport default function App({ Component }) { return <Component />; }',
  });
  expect(toolIn(taken), taken).toBeUndefined();
});

test("Symfony Encore lists the options that its version knows", async () => {
  const configured = (option: string) =>
    ran("encore production", {
      "assets/app.js": "",
      "webpack.config.js": `const Encore = require("@symfony/webpack-encore");
        Encore.setOutputPath("public/build/").setPublicPath("/build").addEntry("app", "./assets/app.js")
          .disableSingleRuntimeChunk().enableSassLoader(() => {}, { ${option}: false });
        module.exports = Encore.getWebpackConfig();`,
    });
  const refused = await configured("resolve_url_loader");
  expect(toolIn(refused), refused).toBe("Symfony Encore");
  expect(refused).toContain("resolveUrlLoader");
  expect(await configured("resolveUrlLoader")).not.toContain("Invalid option");
});
