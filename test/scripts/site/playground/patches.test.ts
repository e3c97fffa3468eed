import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PATCHES } from "../../../../scripts/site/playground/patches.mjs";

const packages = path.join(import.meta.dirname, "../../../../node_modules");

const current = PATCHES.filter(({ older }) => !older);

test.each(current.map((patch) => [`${patch.file}: ${patch.find}`, patch] as const))(
  "the installed version needs the patch %s",
  (_, { file, find, replace }) => {
    const code = readFileSync(path.join(packages, file), "utf8");
    expect(code).toMatch(find);
    expect(code.replace(find, replace)).not.toMatch(find);
  },
);
