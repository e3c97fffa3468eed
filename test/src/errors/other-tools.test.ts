import { expect, test } from "vitest";
import { cleanOutput } from "../../../src/errors/clean-output";
import { findFirst } from "../../../src/errors/find-first";
import { OTHER_TOOLS } from "../../../src/errors/other-tools";

test.each([
  [
    "npm ERR! code ELIFECYCLE\nnpm ERR! errno 2\nnpm ERR! shop@1.0.0 build: `webpack`\nnpm ERR! Exit status 2",
    "npm, Yarn or pnpm",
  ],
  [" ELIFECYCLE  Command failed with exit code 1.", "npm, Yarn or pnpm"],
  ["error Command failed with exit code 1.\ninfo Visit https://yarnpkg.com/", "npm, Yarn or pnpm"],
  ["npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree", "npm"],
  ['npm ERR! Missing script: "webpack"', "npm"],
  [
    'error left@2.0.0: The engine "node" is incompatible with this module. Expected version "<10". Got "20.1.0"',
    "npm or Yarn",
  ],
  [
    "error An unexpected error occurred: \"EACCES: permission denied, unlink '/shop/node_modules/a'\".",
    "npm, Yarn or pnpm",
  ],
  ["/project/src/index.js\n  1:1  error  'x' is not defined  no-undef\n\n✖ 1 problem (1 error, 0 warnings)", "ESLint"],
  ["src/index.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.", "TypeScript"],
  ["FAIL src/a.test.js\n  ● Test suite failed to run\n\n    Jest encountered an unexpected token", "Jest"],
  [" RUN  v1.6.0 /project\n\n⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯", "Vitest"],
  [" NX   Running target build for project shop failed\n\nFailed tasks:\n\n- shop:build", "Nx"],
  [
    "/project/node_modules/a/index.js:3\n  a ??= b;\n    ^^^\nSyntaxError: Unexpected token '??='\n    at wrapSafe (internal/modules/cjs/loader.js:1001:16)",
    "Node.js",
  ],
  [
    "Creating an optimized production build...\nKilled\nThe build failed because the process was terminated by SIGKILL",
    "the operating system",
  ],
  [
    "The bundle size is significantly larger than recommended.\nConsider reducing it with code splitting",
    "Create React App",
  ],
  [
    "./static/js/main.js is 5.3 MB, and won't be precached. Configure maximumFileSizeToCacheInBytes to change this limit.",
    "Workbox",
  ],
  ["Webpacker can't find application in /app/public/packs/manifest.json", "Webpacker"],
  [
    "node:internal/bootstrap/realm:162\n    throw new Error(`No such module: ${module}`);\n\nError: No such module: http_parser",
    "spdy",
  ],
  [
    "./node_modules/a/a.css\nGlobal CSS cannot be imported from within node_modules.\nLocation: node_modules/a/a.js",
    "Next.js",
  ],
  [
    'Invalid option "resolveUrlLoader" passed to enableSassLoader(). Valid keys are resolve_url_loader',
    "Symfony Encore",
  ],
  [
    'Failed to compile.\n\nPlugin "react" was conflicted between "./.eslintrc" and "BaseConfig » /web/node_modules/eslint-config-react-app/base.js".',
    "ESLint",
  ],
  ["  1:1  error  Parsing error: The keyword 'import' is reserved", "ESLint"],
  ["error: failed to push some refs to 'git@example.org:shop.git'", "Git"],
  ['ERROR: failed to solve: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1', "Docker"],
  ['[vite] Internal server error: Failed to resolve import "./a" from "src/main.ts".', "Vite"],
  ['RollupError: Could not resolve "./a" from "src/main.js"', "Rollup"],
  ['✘ [ERROR] Could not resolve "./a"\n\n    src/main.js:1:7:', "esbuild"],
  ["🚨 Build failed.\n\n@parcel/core: Failed to resolve './a' from './src/index.html'", "Parcel"],
])("%j is of %s", (output, name) => {
  expect(findFirst(OTHER_TOOLS, cleanOutput(output))?.name).toBe(name);
});

test("what webpack prints is of no other program", () => {
  const output =
    "ERROR in ./src/index.js 1:0-35\nModule not found: Error: Can't resolve './a' in '/project/src'\n\nwebpack 5.101.0 compiled with 1 error in 80 ms";
  expect(findFirst(OTHER_TOOLS, cleanOutput(output))).toBeUndefined();
});
