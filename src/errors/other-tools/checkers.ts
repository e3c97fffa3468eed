import type { OtherTool } from "../types";

/** What test runners, linters and compilers of types say. */
export const CHECKERS: readonly OtherTool[] = [
  {
    name: "Jest",
    signs: ["Could not locate module"],
    meaning: "An entry of Jest's moduleNameMapper matches this module, but there is no file where it points.",
    look: "The message shows the entry. If the module is one of your own aliases, correct the path behind it. If it's a module of a package, the expression matches too much: start it with ^ and end it with the slash of your alias, as in ^@/(.*)$, or remove the entry.",
    link: {
      title: "Jest: moduleNameMapper",
      to: "https://jestjs.io/docs/configuration#modulenamemapper-objectstring-string--arraystring",
    },
  },
  {
    name: "Vitest",
    signs: [
      "node_modules/vitest/dist/",
      "RUN v<version> … Test Files",
      "⎯ Failed Tests",
      "⎯ Failed Suites",
      "[vitest]",
    ],
    meaning:
      "This is a report of Vitest. It runs tests with Vite, so loaders, plugins and aliases of webpack have no effect in it.",
    look: "The message is below the name of the test file that failed. Set aliases and the handling of other file types in vitest.config.js.",
    link: { title: "Common errors of Vitest", to: "https://vitest.dev/guide/common-errors" },
  },
  {
    name: "Jest",
    signs: [
      "Test suite failed to run",
      "Jest encountered an unexpected token",
      "Jest: Failed to parse",
      "Test Suites: <number> failed",
      "node_modules/jest-",
    ],
    meaning:
      "This is a report of Jest. It loads modules itself, so loaders, plugins and aliases of webpack have no effect in it.",
    look: 'The message is below the line with the name of the test file. Map aliases, styles and images with moduleNameMapper, and compile files with transform. If document or window is missing, set testEnvironment to "jsdom".',
    link: { title: "Using Jest with webpack", to: "https://jestjs.io/docs/webpack" },
  },
  {
    name: "Karma",
    signs: [
      'Can not load "<name>"',
      "ERROR [plugin]:",
      'Cannot find plugin "<path>"',
      'No provider for "framework:<name>"',
    ],
    meaning: "Karma can't load one of its plugins, such as karma-webpack. webpack hasn't started yet.",
    look: "Install the plugin, and if your karma.conf.js has a list of plugins, add it there. If the line above says that a module of the plugin is missing, update the plugin: karma-webpack 2.0.0, 2.0.11 and 4.0.0 were published without some files, and the next versions aren't. karma-webpack 5 needs webpack in frameworks, too.",
    link: { title: "karma-webpack", to: "https://github.com/codymikol/karma-webpack#readme" },
  },
  {
    name: "Karma",
    signs: ["[karma-server]", "Executed <number> of <number>", "No captured browser"],
    meaning: "This is a report of Karma, which runs tests in a browser. It lets webpack build them first.",
    look: "If a message of webpack is above it, that comes first. Otherwise, the message is below the name of the browser and the test. If no browser starts, install it or set CHROME_BIN.",
    link: { title: "Karma: FAQ", to: "https://karma-runner.github.io/latest/intro/faq.html" },
  },
  {
    name: "Cypress",
    signs: [
      "CypressError",
      "Your configFile is invalid",
      "cypress run",
      "cypress open",
      "We found an error preparing your test file",
    ],
    meaning: "This is a message of Cypress. It builds your tests with webpack, but with a configuration of its own.",
    look: "If the message below it is one of webpack, look up that one. Loaders and aliases for tests belong in @cypress/webpack-preprocessor or in component.devServer of cypress.config.js.",
    link: { title: "Cypress: Preprocessors", to: "https://docs.cypress.io/api/node-events/preprocessors-api" },
  },
  {
    name: "Playwright",
    signs: ["@playwright/test", "playwright test", "browserType.launch:"],
    meaning: "This is a message of Playwright, which runs tests in browsers. webpack isn't involved.",
    look: "The message is below the name of the test. If a browser is missing, run npx playwright install.",
    link: { title: "Playwright's documentation", to: "https://playwright.dev/docs/intro" },
  },
  {
    name: "Mocha",
    signs: ["node_modules/mocha/", "<number> passing … <number> failing"],
    meaning:
      "This is a report of Mocha. It loads modules with Node.js, so webpack's loaders and aliases have no effect in it.",
    look: "The message is below the number of failing tests. Compile other file types with --require, for example @babel/register.",
    link: { title: "Mocha's documentation", to: "https://mochajs.org/" },
  },
  {
    name: "ESLint",
    signs: ["Parsing error:"],
    meaning:
      "ESLint couldn't read a file, because its parser doesn't support a part of the syntax. webpack may have no problem with it.",
    look: 'For import and export, set sourceType to "module" in the configuration of ESLint. For newer syntax, set ecmaVersion in parserOptions, and not in ecmaFeatures. For JSX, TypeScript or newer syntax, set a parser, such as @babel/eslint-parser or @typescript-eslint/parser. If one is set and ESLint ignores it, update ESLint and the loader or plugin that runs it: ESLint 2.10, for example, ignores it.',
    link: { title: "ESLint: Configure a parser", to: "https://eslint.org/docs/latest/use/configure/parser" },
  },
  {
    name: "ESLint",
    signs: [
      "ESLint couldn't find",
      'Failed to load config "<name>" to extend from',
      "Failed to load plugin '<name>' declared in",
      "No ESLint configuration found",
      "Oops! Something went wrong!",
      "Definition for rule '<rule>' was not found",
    ],
    meaning: "ESLint can't load its configuration, or a plugin or a rule that the configuration names.",
    look: "Install the package that the message names (eslint-config-… or eslint-plugin-…), next to ESLint. Since version 9, ESLint reads eslint.config.js and no longer .eslintrc: update the configuration, or install eslint@8.",
    link: {
      title: "ESLint: Configuration files",
      to: "https://eslint.org/docs/latest/use/configure/configuration-files",
    },
  },
  {
    name: "ESLint",
    signs: [
      "✖ <number> problem",
      "ESLint: <version>",
      "[eslint]",
      "node_modules/eslint/",
      "Line <number>:<number>: … react-hooks/",
      "Treating warnings as errors because process.env.CI",
    ],
    meaning:
      "This is a report of ESLint about your code. If it appears during a build, webpack or its framework only passes it on.",
    look: "The name at the end of a line is the rule. Change the code in that line, or change the rule in the configuration of ESLint. If Create React App stops at warnings on a server, that's because CI is true there: set it to false, or correct them.",
    link: { title: "ESLint: Rules", to: "https://eslint.org/docs/latest/rules/" },
  },
  {
    name: "Stylelint",
    signs: ["No configuration provided for", "node_modules/stylelint/"],
    meaning:
      "This is a report of Stylelint about your style sheets. If it appears during a build, webpack only passes it on.",
    look: "The name at the end of a line is the rule. Change the style sheet, or the rule in the configuration of Stylelint.",
    link: { title: "Stylelint: Rules", to: "https://stylelint.io/user-guide/rules" },
  },
  {
    name: "Prettier",
    signs: ["Code style issues found", "[error] <file>: SyntaxError:", "prettier/prettier"],
    meaning: "This is a report of Prettier about the layout of your code. webpack isn't involved.",
    look: "Run npx prettier --write on the files. If each line ends with Delete ␍, Git has changed the ends of the lines on Windows: set endOfLine to auto.",
    link: { title: "Prettier: Options", to: "https://prettier.io/docs/options" },
  },
  {
    name: "a Git hook",
    signs: ["✖ lint-staged", "husky - <hook> hook", "node husky install", "node_modules/husky/"],
    meaning: "A command that runs before each commit has failed. webpack isn't involved, unless that command runs it.",
    look: "The message of the command is above. Run the command alone to see it whole.",
    link: { title: "Husky's documentation", to: "https://typicode.github.io/husky/" },
  },
  {
    name: "Angular's compiler",
    signs: ["error NG<number>:", "is not a known element:"],
    meaning: "This is a message of Angular's compiler about a template or a class. webpack only passes it on.",
    look: "The file and the line come before the number. Import the component or the module in which the template uses it.",
    link: { title: "Angular: Error encyclopedia", to: "https://angular.dev/errors" },
  },
  {
    name: "TypeScript",
    signs: ["error TS<number>:", "TSError: ⨯ Unable to compile TypeScript"],
    meaning:
      "This is a message of the TypeScript compiler, tsc. It checks types without webpack and with tsconfig.json alone.",
    look: "Each message starts with the file and the line. A type error needs a change in the code, and a module that isn't found a change in tsconfig.json, or the installation of its package.",
    link: { title: "Errors: TypeScript", to: "/errors/typescript/" },
  },
];
