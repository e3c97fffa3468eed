import { expect, test } from "vitest";
import { commandPackages } from "../../../../scripts/facts/since/install";

test("the commandPackages of webpack-cli are installed in the oldest version that it accepts", () => {
  const dependencies = { "@webpack-cli/serve": "^1.2.1", "@webpack-cli/info": "~1.0.0", commander: "^7.0.0" };
  expect(commandPackages(dependencies)).toEqual({ "@webpack-cli/serve": "1.2.1", "@webpack-cli/info": "1.0.0" });
  expect(commandPackages({})).toEqual({});
});
