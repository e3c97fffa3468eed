import { expect, test } from "vitest";
import { cleanOutput } from "../../../src/errors/clean-output";
import { type Origin, originOf } from "../../../src/errors/origin-of";

/** Stack frames, and where the error was thrown. */
const STACKS: [stack: string, origin: Origin | undefined][] = [
  [
    "at module.exports (/project/node_modules/acme-loader/index.js:4:32)",
    { place: "a plugin or a loader", package: "acme-loader" },
  ],
  [
    "at new AcmePlugin (/shop/node_modules/@acme/webpack-plugin/a.js:1:2)",
    { place: "a plugin or a loader", package: "@acme/webpack-plugin" },
  ],
  [
    "at resolveLoader (/shop/node_modules/happypack/lib/WebpackUtils.js:138:17)",
    { place: "a plugin or a loader", package: "happypack" },
  ],
  ["at C:\\my shop\\node_modules\\@acme\\price\\index.js:4:32", { place: "another package", package: "@acme/price" }],
  [
    "at Array.map (<anonymous>)\n    at /shop/node_modules/a/node_modules/acme-price/index.js:4:32",
    { place: "another package", package: "acme-price" },
  ],
  [
    "at Hook.eval [as call] (eval at create (/shop/node_modules/tapable/lib/HookCodeFactory.js:19:10), <anonymous>:7:1)",
    { place: "webpack", package: "tapable" },
  ],
  [
    "at processDependency (/shop/node_modules/webpack/lib/Compilation.js:68:25)",
    { place: "webpack", package: "webpack" },
  ],
  ["at webpack/lib/Compilation.js:2408:36", { place: "webpack" }],
  ["at None (/main.0a1b2c.js:14:61202)", { place: "code in the browser" }],
  ["at file:///shop/webpack.config.js:5:13", { place: "your own file" }],
  [
    "at Function.Module._resolveFilename (module.js:339:15)\n    at node:internal/main:1:2\n    at internal/main.js:3:4\n    at AcmePlugin.apply (/shop/acme-plugin.js:5:13)",
    { place: "your own file" },
  ],
  ["at render (react-dom.development.js:25143:62)", { place: "code in the browser" }],
  ["at Cart (http://localhost:8080/main.js:3:5)", { place: "code in the browser" }],
  [
    "at render (webpack-internal:///./node_modules/react-dom/index.js:3:5)",
    { place: "code in the browser", package: "react-dom" },
  ],
  ["at module.js:339:15", undefined],
  ["Look at price.", undefined],
];

test.each(STACKS)("%s", (stack, origin) => {
  expect(originOf(cleanOutput(`TypeError: prices is not iterable\n    ${stack}`))).toEqual(origin);
});
