import { expect, test } from "vitest";
import { redirected, redirects } from "../../src/redirects";

test.each([
  ["/plugins/NoEmitOnErrorsPlugin/", "", "/plugins/no-emit-on-errors-plugin/"],
  ["/plugins/NoEmitOnErrorsPlugin/", "#options", "/plugins/no-emit-on-errors-plugin/#options"],
  ["/configuration/module/", "#rule-include", "/configuration/module/#ruleinclude"],
  ["/configuration/module/", "#ruleinclude", undefined],
  ["/configuration/module/", "", undefined],
  ["/constructor/", "", undefined],
])("%s%s leads to %s", (path, hash, target) => {
  expect(redirected(path, hash)).toBe(target);
});

test("no redirect leads to another one, or to where it comes from", () => {
  for (const target of Object.values(redirects)) {
    const [path = "", fragment] = target.split("#");
    expect(redirected(path, fragment === undefined ? "" : `#${fragment}`)).toBeUndefined();
  }
});

test("addresses are page urls without the base path", () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(from).toMatch(/^\/([\w-]+\/)+(#[\w-]+)?$/);
    expect(to).toMatch(/^\/([\w-]+\/)+(#[\w-]+)?$/);
  }
});
