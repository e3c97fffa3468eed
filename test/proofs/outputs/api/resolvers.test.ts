import { symlink } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Compiler, Configuration } from "webpack";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, project, samplesOf, shownIn } from "../../lib/project";

const PAGE = "api/resolvers.mdx";
const page = await outputsOf(PAGE);

type ResolverPlugin = Exclude<NonNullable<NonNullable<Configuration["resolve"]>["plugins"]>[number], string | false>;

page.shows("[WherePlugin] acme-ui is", async () => {
  const folder = await project({
    ...(await samplesOf(PAGE, "where-plugin.js")),
    "packages/ui/package.json": '{ "name": "acme-ui", "exports": "./src/index.js" }',
    "packages/ui/src/index.js": "",
    "node_modules/.keep": "",
    "webpack.config.js": `
      import WherePlugin from "./where-plugin.js";
      export default { plugins: [new WherePlugin("acme-ui"), new WherePlugin("acme-map")] };`,
  });
  await symlink(path.join(folder, "packages/ui"), path.join(folder, "node_modules/acme-ui"), "junction");
  // Both run at the same time; either may come first.
  const lines = shownIn("/app", await buildOwn(folder)).split("\n");
  return [...lines.filter((line) => line.includes("is /app")), ...lines].join("\n");
});

page.shows("PackageRootPlugin: ./src/nope.js in /app", async () => {
  const files = await samplesOf(PAGE, "package-root-plugin.js", "webpack.config.js");
  const printed = await buildOwn({
    ...files,
    "webpack.config.js": `${files["webpack.config.js"]?.replace("resolve: {", "stats: { errorDetails: true },\n  resolve: {")}`,
    "src/cart/index.js": 'import "~/src/nope.js";',
  });
  return shownIn("/app", printed);
});

page.shows("Recursion in resolving", async () => {
  const circle: ResolverPlugin = {
    apply: (resolver) => {
      const target = resolver.ensureHook("resolve");
      resolver.getHook("describedResolve").tapAsync("Test", (request, resolveContext, callback) => {
        if (request.request !== "./src/total.js") return callback();
        resolver.doResolve(target, request, null, resolveContext, callback);
      });
    },
  };
  const printed = await build(
    {},
    { entry: "./src/total.js", stats: { errorDetails: true }, resolve: { plugins: [circle] } },
  );
  return shownIn("/app", printed);
});

page.restIs({ "resolve, parsedResolve, describedResolve": "a list of hooks; their order is tested here" });

test("the steps of a request come in the order of the list", async () => {
  const steps: string[] = [];
  await build(
    { "src/shapes.js": "" },
    {
      entry: "./src/shapes",
      plugins: [
        ({ hooks, resolverFactory }: Compiler) =>
          void hooks.afterResolvers.tap("Test", () => {
            resolverFactory.hooks.resolver.for("normal").tap("Test", (resolver) => {
              for (const [name, hook] of Object.entries(resolver.hooks)) {
                hook.intercept({ call: () => void steps.push(name) });
              }
            });
          }),
      ],
    },
  );
  const list = (await fencesOf(PAGE)).find(({ code }) => code.startsWith("resolve, parsedResolve"))?.code ?? "";
  const ofAll = ["resolveStep", "result"]; // of every resolver, no steps
  expect(steps.filter((name) => !ofAll.includes(name))).toEqual(list.replaceAll(/\/app\S*/g, "").match(/\w+/g));
});
