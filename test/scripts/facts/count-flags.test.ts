import { expect, test } from "vitest";
import { countFlags } from "../../../scripts/facts/count-flags";
import type { Packages } from "../../../scripts/facts/packages";

test("flags are counted by the option they're derived from, and by the command that alone takes them", () => {
  const flag = (path: string) => ({ configs: [{ path }] });
  const flags = {
    "output-path": flag("output.path"),
    "output-clean": flag("output.clean"),
    "entry-reset": flag("entry[]"),
    watch: flag("watch"),
  };
  const packages = { load: () => ({ cli: { getArguments: () => flags } }) } as unknown as Packages;
  const facts = {
    "--port": "<value> · serve",
    "--no-client": "serve",
    "--hot": "serve",
    "--no-hot": "serve",
    "--mode": "<value> · build, serve",
  };
  expect(Object.fromEntries(countFlags(packages, { flags: facts }))).toEqual({
    ...{ webpack: 4, serve: 3 },
    ...{ output: 2, entry: 1, watch: 1 },
  });
});
