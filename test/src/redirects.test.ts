import { expect, test } from "vitest";
import { encodeAddress, redirected, redirects } from "../../src/redirects";

test.each([
  ["/plugins/NoEmitOnErrorsPlugin/", "", "/plugins/no-emit-on-errors-plugin/"],
  ["/plugins/NoEmitOnErrorsPlugin/", "#options", "/plugins/no-emit-on-errors-plugin/#options"],
  ["/configuration/module/", "#rule-include", "/configuration/module/#ruleinclude"],
  ["/configuration/module/", "#ruleinclude", undefined],
  ["/configuration/module/", "", undefined],
  ["/constructor/", "", undefined],
  ["/guides/optimization/code-splitting/lazy-loading/", "#one", "/guides/lazy-loading/#one"],
  ["/docs/loaders/css-loader/", "", "/loaders/css-loader/"],
  ["/docs/plugins/banner-plugin/", "#options", "/plugins/banner-plugin/#options"],
  ["/docs/api/v5.x/", "", "/api/types/"],
  ["/docs/api/ModuleGraph/", "", "/api/types/#ModuleGraph"],
  ["/docs/api/v5.x/container/ContainerPlugin/", "", "/api/types/#ContainerPlugin"],
  ["/blog/posts/2026-11-20-webpack-5-113/", "", "/releases/5-113/"],
])("%s%s leads to %s", (path, hash, target) => {
  expect(redirected(path, hash)).toBe(target);
});

test("no redirect leads to another redirect, or to itself", () => {
  for (const target of Object.values(redirects)) {
    const [path = "", fragment] = target.split("#");
    expect(redirected(path, fragment === undefined ? "" : `#${fragment}`)).toBeUndefined();
  }
});

test("an address has one form, however it is encoded", () => {
  for (const form of ["/my г#ф", "/my%20%d0%b3/#%D1%84"]) expect(encodeAddress(form)).toBe("/my%20%D0%B3/#%D1%84");
  expect(redirected("/guides/production%2Dbuild/", "#one")).toBe("/guides/production/#one");
  expect(redirected("/configuration/module/", "#rule%2Dinclude")).toBe("/configuration/module/#ruleinclude");
});

test("addresses are page urls without the base path", () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(from).toMatch(/^\/([\w-]+\/)+(#[\w-]+)?$/);
    expect(to).toMatch(/^\/([\w-]+\/)+(#[\w-]+)?$/);
  }
});
