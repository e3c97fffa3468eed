import { execute } from "../../../lib/execute";
import { raises } from "../../../lib/raises";
import { projectWithGuidePackages } from "../../../lib/with-guide-packages";

/** Builds a service worker with InjectManifest. */
async function injected(worker: string): Promise<string> {
  const folder = await projectWithGuidePackages(["workbox-webpack-plugin"], {
    "src/sw.js": worker,
    "build.mjs": `import webpack from "webpack";
      import { InjectManifest } from "workbox-webpack-plugin";
      const plugins = [new InjectManifest({ swSrc: "./src/sw.js" })];
      webpack({ mode: "production", plugins }, (error, stats) => console.log(error ?? stats.toString("errors-warnings")));`,
  });
  return (await execute("node build.mjs", folder)).output;
}
const LISTED = "const precacheAndRoute = console.log;\nprecacheAndRoute(self.__WB_MANIFEST);";
raises("plugins/#workbox-manifest", {
  broken: () => injected(LISTED.replace("self.__WB_MANIFEST", "[]")),
  fixed: () => injected(LISTED),
});
raises("plugins/#workbox-manifest", {
  broken: () => injected(`console.log(self.__WB_MANIFEST);\n${LISTED}`),
  fixed: () => injected("const files = self.__WB_MANIFEST;\nconsole.log(files);\nprecacheAndRoute(files);"),
});

/** Writes the list twice, into a file that is made from another one or from itself. */
async function rewritten(swSrc: string): Promise<string> {
  const folder = await projectWithGuidePackages(["workbox-build"], {
    "src/sw.js": LISTED,
    "dist/sw.js": LISTED,
    "dist/main.js": "",
    "inject.mjs": `import { injectManifest } from "workbox-build";
      const options = { globDirectory: "dist/", swSrc: "${swSrc}", swDest: "dist/sw.js" };
      await injectManifest(options);
      await injectManifest(options);`,
  });
  return (await execute("node inject.mjs", folder)).output;
}
raises("plugins/#workbox-manifest", {
  broken: () => rewritten("dist/sw.js"),
  fixed: () => rewritten("src/sw.js"),
});
