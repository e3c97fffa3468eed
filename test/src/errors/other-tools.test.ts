import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";
import { cleanOutput } from "../../../src/errors/clean-output";
import { findFirst } from "../../../src/errors/find-first";
import { OTHER_TOOLS } from "../../../src/errors/other-tools";
import { catalog, placed } from "./catalog";

/** Outputs, by the program that has printed them. */
const OUTPUTS: Record<string, readonly string[]> = {
  npm: [
    "npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree",
    "npm ERR! Invalid dependency type requested: alias",
    'npm error Exit handler never called!\nfailed to solve: process "/bin/sh -c npm install" did not complete successfully: exit code: 1',
    "npm error could not determine executable to run\nnpm error A complete log of this run can be found in: /root/.npm",
  ],
  "npm, Yarn or pnpm": [
    'npm error code EUNSUPPORTEDPROTOCOL\nnpm error Unsupported URL Type "workspace:": workspace:*',
    "npm ERR! Invalid Version: ",
    "npm ERR! code ELIFECYCLE\nnpm ERR! errno 2\nnpm ERR! shop@1.0.0 build: `webpack`\nnpm ERR! Exit status 2",
    " ELIFECYCLE  Command failed with exit code 1.",
    "error Command failed with exit code 1.\ninfo Visit https://yarnpkg.com/",
    'npm ERR! Missing script: "webpack"',
    "yarn: command not found",
    "/bin/sh: 1: pnpm: not found",
    'error "shop#acme-plugin#webpack@^3.2.0" doesn\'t satisfy found match of "webpack@2.7.0"',
    "npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json or npm-shrinkwrap.json are in sync.\nnpm error Missing: tea@4.0.5 from lock file",
    "npm error Missing: @shop/tea@4.0.5 from lock file",
    ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date',
    " ERR_PNPM_FROZEN_LOCKFILE_WITH_OUTDATED_LOCKFILE  Cannot perform a frozen installation",
    'error An unexpected error occurred: "Invalid value type 100:0 in /web/yarn.lock".',
    "npm ERR! enoent ENOENT: no such file or directory, open '/web/package.json'",
    'error left@2.0.0: The engine "node" is incompatible with this module. Expected version "<10". Got "20.1.0"',
    'error @acme/packer@3.0.1: The engine "yarn" is incompatible with this module. Expected version ">=0.25.2".\nerror Found incompatible module',
    "error An unexpected error occurred: \"EPERM: operation not permitted, unlink '/shop/node_modules/a'\".",
    "npm error code EINTEGRITY\nnpm error sha512-AAA integrity checksum failed when using sha512",
    "npm error code EAI_AGAIN\nnpm error getaddrinfo EAI_AGAIN registry.npmjs.org",
    'error Couldn\'t find any versions for "core-js" that matches "^9.0.0"',
    " ERR_PNPM_NO_MATCHING_VERSION  No matching version found for acme-tea@^9.0.0",
    " ERR_PNPM_SPEC_NOT_SUPPORTED_BY_ANY_RESOLVER  tea@1.0.0_pot@2.0.0 isn't supported by any available resolver.",
    " ERR_PNPM_LOCKFILE_CONFIG_MISMATCH  Cannot proceed with the frozen installation.",
    "npm ERR! Unexpected end of JSON input while parsing near '...evDependencies\":{'",
    " ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL  shop@1.0.0 build: `webpack`",
    'npm ERR! Could not install from "node_modules/tea@git+https:/example.com/tea.git" as it does not contain a package.json file.',
    "npm error code E404\nnpm error 404 Not Found - GET https://registry.npmjs.org/acme-tea - Not found",
  ],
  "node-gyp": [
    'Error: Can\'t find Python executable "python", you can set the PYTHON env variable.',
    "gyp ERR! find Python\ngyp ERR! stack Error: Could not find any Python installation to use",
  ],
  pnpm: [
    'Ignored build scripts: @swc/core. Run "pnpm approve-builds" to pick which dependencies should be allowed to run scripts.',
    "[ERR_PNPM_IGNORED_BUILDS] Ignored build scripts: core-js@3.37.1",
  ],
  Yarn: [
    'Error: Package "acme-loader@2.0.0" (via "…") is trying to require the package\n"loader-utils" (via "loader-utils") without it being listed in its dependencies',
    'Internal Error: shop@workspace:.: This package doesn\'t seem to be present in your lockfile; run "yarn install" to update the lockfile',
    "Usage Error: The nearest package directory (/web/shop) doesn't seem to be part of the project declared in /web.",
    "Internal Error: Assertion failed: The package should have been detected as part of the project",
  ],
  Symfony: [
    'An exception has been thrown during the rendering of a template ("Could not find the entrypoints file from Webpack: the file "/app/public/build/entrypoints.json" does not exist.").',
  ],
  Laravel: ["Vite manifest not found at: /app/public/build/manifest.json", "Unable to locate Mix file: /css/shop.css."],
  "django-webpack-loader": [
    "OSError: Error reading /app/webpack-stats.json. Are you sure webpack has generated the file and the path is correct?",
  ],
  spdy: [
    "node:internal/bootstrap/realm:162\n    throw new Error(`No such module: ${module}`);\n\nError: No such module: http_parser",
  ],
  Nuxt: [
    " ERROR  Cannot start nuxt:  Cannot destructure property 'bundle' of '(intermediate value)' as it is undefined.",
    "   ✖ Nuxt Fatal Error\n\n   Error: Cannot import module '@nuxt/builder'",
    "✖ Nuxt Fatal Error\n\nError: Could not compile template /web/node_modules/@nuxt/vue-app/template/index.js: cart is not defined",
  ],
  "Vue CLI": [' ERROR  Invalid options in vue.config.js: "baseUrl" is not allowed'],
  "Laravel Mix": [
    "\tAdditional dependencies must be installed. This will only take a moment.\n\n \tRunning: npm install tea",
  ],
  Storybook: ['WARN   Failed to load preset: "/web/node_modules/acme-addon/preset" on level 1'],
  Docusaurus: [
    'Error: MDX compilation failed for file "/web/docs/tea.md"\nCause: Unexpected character `1` (U+0031) before name',
    "[cause]: Error: Docusaurus static site generation failed for 3 paths:",
  ],
  CRACO: [
    "Error: failed to add tea-loader\n\nThis error probably occurred because you updated react-scripts or craco.",
  ],
  "serverless-webpack": ["Error: yarn list --depth=1 --json --production failed with code 1"],
  "Electron Forge": ['The main entry point to your app was not found. Make sure "/web/src/main.js" exists'],
  "a Git hook": ["husky - .git can't be found (see https://example.com)\nnpm ERR! code ELIFECYCLE"],
  ESLint: [
    "Parsing error: No Babel config file detected for /web/src/cart.js.",
    "Failed to compile.\n\n./src/cart.js\n  Line 18:  'price' is not defined  no-undef\n\nSearch for the keywords to learn more about each error.",
    'A config object has a "plugins" key defined as an array of strings.\n\nFlat config requires "plugins" to be an object',
    "TypeError: context.getAncestors is not a function\nOccurred while linting /web/src/index.ts:66",
    "/project/src/index.js\n  1:1  error  'x' is not defined  no-undef\n\n✖ 1 problem (1 error, 0 warnings)",
    "  1:1  error  Parsing error: The keyword 'import' is reserved",
    'Error: BaseConfig:\n\tConfiguration for rule "no-debugger" is invalid:',
    "[eslint] Cannot read config file: C:\\shop\\eslint.config.mjs\nError: end of the stream or a document separator is expected (3:11)",
    "Oops! Something went wrong! :(\n\nESLint: 9.1.0\n\nESLint couldn't find an eslint.config.(js|mjs|cjs) file.",
  ],
  TypeScript: [
    "src/index.ts(3,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    "> shop@1.0.0 build\n> tsc && vite build\n\nsrc/cart.tsx(12,71): error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
  ],
  Jest: [
    "● Validation Error:\n\n  Module ts-jest in the transform option was not found.",
    '/web/node_modules/tea/es/index.js:1\n({"Object.<anonymous>":function(module,exports,require,__dirname,__filename,global,jest){import * as colors\nSyntaxError: Unexpected token *',
    "FAIL src/a.test.js\n  ● Test suite failed to run\n\n    Jest encountered an unexpected token",
    'Configuration error:\n\nCould not locate module ./EventNames (mapped as /web/src/names)\n\nPlease check:\n\n"moduleNameMapper": {\n  "/Names/": "/web/src/names"\n},\n"resolver": undefined',
  ],
  Karma: [
    '12 01 2017 08:58:48.982:ERROR [plugin]: Error during loading "/web/node_modules/karma-webpack" plugin:\n  Cannot find module \'./lib/karma-webpack\'\n12 01 2017 08:58:48.988:ERROR [preprocess]: Can not load "webpack", it is not registered!\n  Perhaps you are missing some plugin?',
    "Chrome 120.0 (Linux) Cart adds FAILED\n\tExpected 1 to be 2.\nChrome 120.0 (Linux): Executed 4 of 4 (1 FAILED)",
  ],
  Cypress: ["We found an error preparing your test file:\n\n > /e2e/cypress/support/e2e.js"],
  Playwright: [
    "browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1105/chrome-linux/chrome",
  ],
  Prettier: ["[warn] src/cart.js\n[warn] Code style issues found in the above file. Run Prettier with --write to fix."],
  "AWS Lambda": ['{"errorType":"Runtime.ImportModuleError","errorMessage":"Error: Cannot find module \'tea\'"}'],
  Vitest: [" RUN  v1.6.0 /project\n\n⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯"],
  Vite: [
    '[vite] Internal server error: Failed to resolve import "./a" from "src/main.ts".',
    'Failed to resolve import "/web/src/css/tea.css" from "node_modules/.vite/deps/acme-tea.js?v=9e4030c4".',
    'Failed to resolve import "@acme/tea/entry"',
    "error during build:\nTypeError: crypto.hash is not a function\n    at getHash (file:///web/node_modules/vite/dist/node/chunks/dep.js:1:2)",
    "> shop@1.0.0 build\n> vite build\n\nx Build failed",
  ],
  Rollup: ['RollupError: Could not resolve "./a" from "src/main.js"'],
  esbuild: ['✘ [ERROR] Could not resolve "./a"\n\n    src/main.js:1:7:'],
  Angular: [
    "Error: initial exceeded maximum budget. Budget 1.00 MB was not met by 200 kB with a total of 1.2 MB.",
    "Error: The Angular Compiler requires TypeScript >=5.2.0 and <5.3.0 but 5.4.2 was found instead.",
    'Schema validation failed with the following errors:\n  Data path "" should NOT have additional properties(customWebpackConfig).',
    'Could not find module "@angular-devkit/build-angular" from "/web".',
    "Error: Could not find the implementation for builder @angular-devkit/build-angular:dev-server",
    "Could not find the '@angular-devkit/build-angular:browser' builder's node package.",
    "✖ Index html generation failed.\nundefined:1:5153: property missing ':'",
    "Warning: /web/src/cart.ts depends on 'tea'. CommonJS or AMD dependencies can cause optimization bailouts.",
    "This command is not available when running the Angular CLI outside a workspace.",
    "The serve command requires to be run in an Angular project, but a project definition could not be found.",
    "This version of CLI is only compatible with Angular versions ^10.0.0, but Angular version 9.1.0 was found instead.",
  ],
  "Angular CLI with esbuild": [
    "Application bundle generation failed. [2.1 seconds]\n\n✘ [ERROR] NG8001: 'app-tea' is not a known element",
  ],
  Parcel: ["🚨 Build failed.\n\n@parcel/core: Failed to resolve './a' from './src/index.html'"],
  Turbopack: ["Error: Turbopack build failed with 1 errors:\n./app/page.js:1:1\nModule not found: Cannot resolve it"],
  Metro: ["error: bundling failed: Error: Unable to resolve module `./tea` from `/app/App.js`"],
  gulp: ["[10:01:02] 'styles' errored after 12 ms\n[10:01:02] Error in plugin \"gulp-sass\""],
  Nx: [
    "NX   Cannot find configuration for task shop:build",
    "Error: Unable to resolve @nrwl/node:package.\nCannot find executor 'package' in /web/node_modules/@nrwl/node/executors.json.",
    ' NX   Failed to process project graph. Run "nx reset" to fix this.\n\n ELIFECYCLE  Command failed with exit code 1.',
  ],
  "Nx, Turborepo or Lerna": [
    " NX   Running target build for project shop failed\n\nFailed tasks:\n\n- shop:build",
    "Error: Remote failed to start. See above for errors.",
    "lerna ERR! yarn run build exited 1 in '@acme/tea'",
  ],
  "Node.js": [
    "env: node: No such file or directory",
    "(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.",
    "/project/node_modules/a/index.js:3\n  a ??= b;\n    ^^^\nSyntaxError: Unexpected token '??='\n    at wrapSafe (internal/modules/cjs/loader.js:1001:16)",
    "SyntaxError: Unexpected token ...",
    "SyntaxError: Unexpected identifier 'assert'\nat compileSourceTextModule (node:internal/modules/esm/utils:340:16)",
    "Error: connect ECONNREFUSED ::1:9081\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1161:16)",
    "config\\webpack.config.js:19\nmodule.exports = (stage = '') => {\nSyntaxError: Unexpected token =\n  at exports.runInThisContext (vm.js:53:16)",
  ],
  "the operating system": [
    "Creating an optimized production build...\nKilled\nThe build failed because the process was terminated by SIGKILL",
  ],
  "Create React App": [
    'The react-scripts package provided by Create React App requires a dependency:\n\n  "webpack": "4.41.2"',
    "The bundle size is significantly larger than recommended.\nConsider reducing it with code splitting",
    "There might be a problem with the project dependency tree.\nIt is likely not a bug in Create React App, but something you need to fix locally.",
  ],
  Workbox: [
    "./static/js/main.js is 5.3 MB, and won't be precached. Configure maximumFileSizeToCacheInBytes to change this limit.",
  ],
  Shakapacker: [
    "**ERROR** Shakapacker: Shakapacker gem and node package versions do not match\nDetected: 8.0.0\n gem: 8.0.1",
  ],
  Webpacker: [
    "Webpacker can't find application in /app/public/packs/manifest.json",
    "  Your Yarn packages are out of date!\n  Please run `yarn install --check-files` to update.",
  ],
  "Next.js": [
    "./node_modules/a/a.css\nGlobal CSS cannot be imported from within node_modules.\nLocation: node_modules/a/a.js",
    "error - ./images/tea.svg\nTypeError: unsupported file type: undefined (file: undefined)",
    "warn  - Invalid next.config.js options detected:\n  The root value has an unexpected property, transpilePackages",
    'Error occurred prerendering page "/cart". Read more: https://nextjs.org/docs/messages/prerender-error',
    "You're importing a component that needs useState. It only works in a Client Component but none of its parents are marked",
    "  × You're importing a component that needs `useState`. This React Hook only works in a Client Component.",
    "TypeError: createContext only works in Client Components.",
    'Error: next-transpile-modules: could not resolve module "tea". Are you sure the name of the module you are trying to transpile is correct?',
    "⨯ Failed to load SWC binary for linux/x64, see more info here: https://nextjs.org/docs/messages/failed-loading-swc",
    "Dynamic Code Evaluation (e. g. 'eval', 'new Function', 'WebAssembly.compile') not allowed in Edge Runtime",
    "`next/font` error:\nFailed to fetch `Tea` from Google Fonts.",
    'Error: The default export is not a React Component in page: "/cart"',
    "Error: Build optimization failed: found page without a React Component as default export in\npages/cart",
  ],
  Gatsby: [
    'There was a problem loading plugin "gatsby-plugin-tea". Perhaps you need to install its package?',
    'Your plugins must export known APIs from their gatsby-node.js.\n\n — The plugin "acme@1.0.3" is exporting a variable named "modifyConfig" which isn\'t an API.',
  ],
  "Symfony Encore": [
    'Invalid option "resolveUrlLoader" passed to enableSassLoader(). Valid keys are resolve_url_loader',
  ],
  Git: [
    "error: failed to push some refs to 'git@example.org:shop.git'",
    "./node_modules/pre-commit/hook: line 49: : command not found",
  ],
  Docker: [
    'ERROR: failed to solve: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1',
    "COPY failed: stat /var/lib/docker/tmp/docker-builder988/node_modules: no such file or directory",
    'failed to compute cache key: failed to calculate checksum of ref a::b: "/dist": not found',
  ],
  "the build server": [
    "Error: Process completed with exit code 1.",
    "Failed during stage 'building site': Build script returned non-zero exit code: 2",
    'Error: Command "npm run build" exited with 1',
  ],
  Gradle: ["FAILURE: Build failed with an exception.\n\n* What went wrong:\nExecution failed for task ':app:lint'."],
  "Flutter or Dart": ["Because shop depends on tea any which doesn't exist, version solving failed.\npub get failed"],
  React: ['Warning: Each child in a list should have a unique "key" prop.'],
  Vue: ["[Vue warn]: Failed to resolve component: tea-cart"],
  "the browser": [
    "GET https://localhost:8080/build/runtime.js net::ERR_SSL_PROTOCOL_ERROR",
    "Failed to load resource: the server responded with a status of 500 (Internal Server Error)",
  ],
};

test("Vue without its compiler is about an alias, and other warnings of Vue aren't", () => {
  const linkIn = (output: string) => findFirst(OTHER_TOOLS, cleanOutput(output))?.link.to;
  expect(linkIn("[Vue warn]: You are using the runtime-only build of Vue where the template")).toContain(
    "resolvealias",
  );
  expect(linkIn("[Vue warn]: Failed to resolve component: tea-cart")).toContain("vuejs.org");
});

const cases = Object.entries(OUTPUTS).flatMap(([name, outputs]) => outputs.map((output) => [output, name] as const));

test.each(cases)("%j is of %s", (output, name) => {
  expect(findFirst(OTHER_TOOLS, cleanOutput(output))?.name).toBe(name);
});

/** The entries that explain what these programs say, too. */
const EXPLAINED = [
  "command-line/#old-node",
  "entry-output/#no-permission",
  "loaders/#eslint-conflict",
  "typescript/#not-assignable",
];

test.each(cases)("no entry wrongly claims %j", (output) => {
  const found = analyzeOutput(output, placed).problems.map(({ entry }) => catalog[entry.id]?.id ?? "");
  expect(found.filter((id) => !EXPLAINED.includes(id))).toEqual([]);
});

test("what webpack prints is of no other program", () => {
  const output =
    "ERROR in ./src/index.js 1:0-35\nModule not found: Error: Can't resolve './a' in '/project/src'\n\nwebpack 5.101.0 compiled with 1 error in 80 ms";
  expect(findFirst(OTHER_TOOLS, cleanOutput(output))).toBeUndefined();
});

test("an output that a program's command only precedes is of the program whose message is in it", () => {
  const output =
    "> shop@1.0.0 test\n> jest --ci\n\nsrc/cart.ts(1,2): error TS2322: Type 'a' is not assignable to type 'b'.";
  expect(findFirst(OTHER_TOOLS, cleanOutput(output))?.name).toBe("TypeScript");
});
