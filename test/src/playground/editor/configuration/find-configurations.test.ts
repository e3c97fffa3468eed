import { expect, test } from "vitest";
import { parse } from "./read";

/** Returns the names of the leading properties of all configurations, which identify them. */
function found(text: string): string[] {
  const { slice, configurations } = parse(text);
  return configurations.map((node) => /\w+/.exec(slice(node))?.[0] ?? "");
}

test.each([
  ["a default export", "export default { a: 1 };"],
  ["a CommonJS module", "module.exports = { a: 1 };"],
  ["CommonJS syntax of TypeScript", "export = { a: 1 };"],
  ["`satisfies`", "export default { a: 1 } satisfies Configuration;"],
  ["`satisfies` of a package's type", "export default ({ a: 1 }) satisfies webpack.Configuration;"],
  ["`as const satisfies`", "export default { a: 1 } as const satisfies Configuration;"],
  ["a variable", "const config = { a: 1 };\nexport default config;"],
  ["a variable that is exported under another name", "const config = { a: 1 };\nexport { config as default };"],
  ["a typed variable", "const config: Configuration = { a: 1 };\nexport default merge(shared, config);"],
  ["a variable with a JSDoc type", "/** @type {import('webpack').Configuration} */\nconst config = { a: 1 };"],
  ["a cast", "export default <Configuration>{ a: 1 };"],
  ["defineConfig", "export default defineConfig({ a: 1 });"],
  ["defineConfig of the package", "module.exports = webpack.defineConfig(() => ({ a: 1 }));"],
  ["a function", "export default (env) => ({ a: 1 });"],
  ["an asynchronous function", "module.exports = async function (env, argv) { await 1; return { a: 1 }; };"],
  ["a function with a name", "export default function config() { return { a: 1 }; }"],
  ["a function that returns a variable", "export default () => { const config = { a: 1 }; return config; };"],
  ["a function that is declared", "function make() { return { a: 1 }; }\nexport default make;"],
  ["an argument that satisfies the type", "export default merge(shared, { a: 1 } satisfies Configuration);"],
])("%s is a configuration", (_, text) => {
  expect(found(text)).toEqual(["a"]);
});

test.each([
  ["an array", "export default [{ a: 1 }, { b: 1 }];"],
  ["an array of functions", "export default [() => ({ a: 1 }), async () => ({ b: 1 })];"],
  ["an array with a type", "const all: Configuration[] = [{ a: 1 }, { b: 1 }];\nmodule.exports = all;"],
  ["both branches of a choice", "export default isProduction ? { a: 1 } : { b: 1 };"],
  ["several returns", "export default (env) => { if (env.a) { return { a: 1 }; } return { b: 1 }; };"],
])("%s is several configurations", (_, text) => {
  expect(found(text)).toEqual(["a", "b"]);
});

test.each([
  ["a variable that isn't exported", "const shop = { a: 1 };\nexport default shop.config;"],
  ["an argument of another function", "export default merge(shared, { a: 1 });"],
  ["another export", "export const shop = { a: 1 };"],
  [
    "what an inner function returns",
    "export default () => { const shop = () => { return { a: 1 }; }; return shop(); };",
  ],
  ["the return value of a method", "export default class { make() { return { a: 1 }; } }"],
  ["a name with two meanings", "const c = { a: 1 };\nfunction f(c) {}\nexport default c;"],
  ["a variable of another type", "const shop: Shop = { a: 1 };"],
  ["a part of a configuration by its type", 'const shop: Configuration["module"] = { a: 1 };'],
  ["a reference to itself", "const c = c;\nexport default c;"],
])("%s is none", (_, text) => {
  expect(found(text)).toEqual([]);
});
