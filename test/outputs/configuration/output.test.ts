import { outputsOf } from "../page-outputs";
import { build } from "../project";

const page = await outputsOf("configuration/output.mdx");

page.shows("has an unknown property 'fileName'", () => build({}, { output: { fileName: "app.js" } as object }));

page.shows('The provided value "build" is not an absolute path', () => build({}, { output: { path: "build" } }));

page.shows("Conflict: Multiple chunks emit assets to the same filename app.js", () =>
  build(
    { "src/index.js": "", "src/admin.js": "" },
    { entry: { main: "./src/index.js", admin: "./src/admin.js" }, output: { filename: "app.js" } },
  ),
);

page.restIs({});
