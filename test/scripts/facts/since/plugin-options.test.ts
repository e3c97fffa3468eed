import { expect, test } from "vitest";
import { packagesAt } from "../../../../scripts/facts/packages";
import { pluginOptions } from "../../../../scripts/facts/since/plugin-options";
import { paths } from "../../../../scripts/lib/paths";

test("the plugins of the installed webpack are read, including those in folders", () => {
  const found = pluginOptions(packagesAt(paths.root)).map(({ path }) => path);
  expect(found).toEqual(
    expect.arrayContaining(["BannerPlugin.footer", "ModuleFederationPlugin.exposes", "DotenvPlugin.prefix"]),
  );
  expect(found).not.toContain("BannerPlugin");
});
