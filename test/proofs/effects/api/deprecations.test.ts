import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { project } from "../../lib/project";

const PROGRAM = "test/proofs/lib/use-old-members.ts";

test("each old member prints its code, and its replacement does the same", async () => {
  const args = ["scripts/run.mjs", PROGRAM, path.join(paths.content, "api/deprecations.mdx"), await project()];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: paths.root, encoding: "utf8" });
  expect(stderr).toBe("");
  const { rows, problems, unused } = JSON.parse(stdout);
  expect(rows).toBeGreaterThan(90);
  expect(problems).toEqual([]);
  // Your own class has to be a module of the build for this one.
  expect(unused).toEqual(["DEP_WEBPACK_MODULE_NEED_REBUILD"]);
});
