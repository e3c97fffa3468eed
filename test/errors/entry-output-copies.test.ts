import type { Configuration } from "webpack";
import type { Files } from "../outputs/project";
import { printed, raises } from "./raises";

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
