import { expect, test } from "vitest";
import { createAddresses, relocateModule, relocateStyles } from "../../../../src/playground/frames/addresses";

test("addresses in style sheets are replaced, in any quotes", () => {
  const styles = `@import "base.css"; a { background: url(a.svg) } b { background: url( 'b.svg' ) }`;
  expect(relocateStyles(styles, (address) => `blob:${address}`)).toBe(
    `@import "blob:base.css"; a { background: url("blob:a.svg") } b { background: url("blob:b.svg") }`,
  );
});

test("relative imports of modules become absolute, packages and texts stay", () => {
  const script = `import{a}from"./a.mjs";import "../b.mjs";import("./c.mjs");import d from "d";x=import.meta.url`;
  expect(relocateModule(script, "https://output.invalid/shop/main.mjs")).toBe(
    `import{a}from"https://output.invalid/shop/a.mjs";import "https://output.invalid/b.mjs";import("https://output.invalid/shop/c.mjs");import d from "d";x="https://output.invalid/shop/main.mjs"`,
  );
});

test("files are found by their public path and by their location, and nothing else is", () => {
  const files = new Map([["img/a.svg", new Uint8Array()]]);
  const { resolve } = createAddresses({ html: "", files, publicPath: "/shop/", isModule: false });
  expect(resolve("/shop/img/a.svg?x#y")).toMatch(/^blob:/);
  expect(resolve("img/a.svg")).toBe(resolve("/shop/img/a.svg"));
  expect(resolve("https://example.com/img/a.svg")).toBe("https://example.com/img/a.svg");
  expect(resolve("http://[")).toBe("http://[");
});
