import type { OtherTool } from "../types";

/** What test runners, linters and compilers of types say. */
export const CHECKERS: readonly OtherTool[] = [
  {
    name: "Jest",
    signs: ["Could not locate module"],
    meaning: "An entry in Jest's moduleNameMapper matches this module, but it points to a file that doesn't exist.",
    look: "The message shows the entry. If the module is one of your own aliases, correct the path behind it. If the module belongs to a package, the expression matches too much: start it with ^ and end it with the slash of your alias, as in ^@/(.*)$, or remove the entry.",
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
      "This is a report from Vitest. It runs tests with Vite, so webpack's loaders, plugins and aliases have no effect.",
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
      "● Validation Error:",
      "'Object.<name>':function(module,exports",
    ],
    meaning:
      "This is a report from Jest. It loads modules itself, so webpack's loaders, plugins and aliases have no effect.",
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
    look: "Install the plugin, and if your karma.conf.js has a list of plugins, add it there. If the line above says that one of the plugin's modules is missing, update the plugin: karma-webpack 2.0.0, 2.0.11 and 4.0.0 were published without some of their files; the versions after them are complete. karma-webpack 5 needs webpack in frameworks, too.",
    link: { title: "karma-webpack", to: "https://github.com/codymikol/karma-webpack#readme" },
  },
  {
    name: "Karma",
    signs: ["[karma-server]", "Executed <number> of <number>", "No captured browser"],
    meaning: "This is a report from Karma, which runs tests in a browser. webpack builds them first.",
    look: "If there's a webpack message above it, start with that. Otherwise, the message is below the names of the browser and the test. If no browser starts, install it or set CHROME_BIN.",
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
    meaning: "This is a message from Cypress. It builds your tests with webpack, but with its own configuration.",
    look: "If the message below it is from webpack, look that one up. Loaders and aliases for tests belong in @cypress/webpack-preprocessor or in component.devServer of cypress.config.js.",
    link: { title: "Cypress: Preprocessors", to: "https://docs.cypress.io/api/node-events/preprocessors-api" },
  },
  {
    name: "Playwright",
    signs: ["@playwright/test", "playwright test", "browserType.launch:"],
    meaning: "This is a message from Playwright, which runs tests in browsers. webpack isn't involved.",
    look: "The message is below the name of the test. If a browser is missing, run npx playwright install.",
    link: { title: "Playwright's documentation", to: "https://playwright.dev/docs/intro" },
  },
  {
    name: "Mocha",
    signs: ["node_modules/mocha/", "<number> passing … <number> failing"],
    meaning:
      "This is a report from Mocha. It loads modules with Node.js, so webpack's loaders and aliases have no effect.",
    look: "The message is below the number of failing tests. To compile other file types, use --require, for example with @babel/register.",
    link: { title: "Mocha's documentation", to: "https://mochajs.org/" },
  },
  {
    name: "ESLint",
    signs: ["config file: <path>eslint.config"],
    meaning:
      "eslint-webpack-plugin 4 has passed eslint.config.js or eslint.config.mjs to ESLint as a configuration in the old format.",
    look: "Set configType: \"flat\" in the plugin's options (version 4.1 or newer), or update the plugin: since version 5, that's the default.",
    link: { title: "eslint-webpack-plugin", to: "https://github.com/webpack-contrib/eslint-webpack-plugin#configtype" },
  },
  {
    name: "ESLint",
    signs: ["flat config", "@eslint/config-array", "context.get<name> is not a function"],
    meaning:
      "Since version 9, ESLint has another form of configuration, the flat one, and no longer has some functions that rules used. Your configuration, or one of its plugins, is for ESLint 8.",
    look: "If the message is about the configuration, write plugins as an object, and take the plugin's flat configuration, which often has flat in its name. If a rule fails because a function of context is missing, update its plugin, or wrap the plugin with fixupPluginRules() from @eslint/compat. Otherwise, stay with eslint@8 for now.",
    link: {
      title: "ESLint: Migrate to version 9",
      to: "https://eslint.org/docs/latest/use/migrate-to-9.0.0",
    },
  },
  {
    name: "ESLint",
    signs: [
      "error Parsing error:",
      "Line <number>:<number>: Parsing error:",
      "Parsing error: The keyword",
      "Parsing error: Unexpected",
    ],
    meaning:
      "ESLint couldn't read a file, because its parser doesn't support some of the syntax. webpack may be able to read the file.",
    look: 'For import and export, set sourceType to "module" in the ESLint configuration. For newer syntax, set ecmaVersion in parserOptions, not in ecmaFeatures. For JSX, TypeScript or newer syntax, set a parser, such as @babel/eslint-parser or @typescript-eslint/parser. If one is set and ESLint ignores it, update ESLint and the loader or plugin that runs it: ESLint 2.10, for example, does that.',
    link: { title: "ESLint: Configure a parser", to: "https://eslint.org/docs/latest/use/configure/parser" },
  },
  {
    name: "ESLint",
    signs: [
      "ESLint couldn't find",
      "No Babel config file detected",
      'Failed to load config "<name>" to extend from',
      "Failed to load plugin '<name>' declared in",
      "Failed to load parser '<name>' declared in",
      "No ESLint configuration found",
      "Oops! Something went wrong!",
      "Definition for rule '<rule>' was not found",
      "Configuration for rule '<rule>'",
    ],
    meaning:
      "ESLint can't load its configuration, or a parser, a plugin or a rule that the configuration names, or a rule's value is invalid.",
    look: "Install the package that the message names (a parser, eslint-config-… or eslint-plugin-…), next to ESLint. If the configuration belongs to a package in node_modules, ESLint shouldn't check that package: update eslint-webpack-plugin, or exclude node_modules in its options. If a rule's value is invalid, correct it in the file before the colon. BaseConfig is the configuration of the tool that runs ESLint, such as Vue CLI, so update that tool. Since version 9, ESLint reads eslint.config.js and no longer .eslintrc: update the configuration, or install eslint@8.",
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
      "Search for the keywords to learn more",
      "Treating warnings as errors because process.env.CI",
    ],
    meaning:
      "This is a report from ESLint about your code. If it appears during a build, webpack or its framework only passes it on.",
    look: "The name at the end of a line is the rule. Change the code in that line, or change the rule in ESLint's configuration. If a rule such as no-undef is wrong about newer syntax, the parser is too old: update the parser, or the framework that contains it. If Create React App treats warnings as errors on a server, that's because CI is true there: set it to false, or fix the warnings.",
    link: { title: "ESLint: Rules", to: "https://eslint.org/docs/latest/rules/" },
  },
  {
    name: "Stylelint",
    signs: ["No configuration provided for", "node_modules/stylelint/"],
    meaning:
      "This is a report from Stylelint about your style sheets. If it appears during a build, webpack only passes it on.",
    look: "The name at the end of a line is the rule. Change the style sheet, or the rule in Stylelint's configuration.",
    link: { title: "Stylelint: Rules", to: "https://stylelint.io/user-guide/rules" },
  },
  {
    name: "Prettier",
    signs: ["Code style issues found", "[error] <file>: SyntaxError:", "prettier/prettier"],
    meaning: "This is a report from Prettier about the layout of your code. webpack isn't involved.",
    look: "Run npx prettier --write on the files. If each line ends with Delete ␍, Git has changed the line endings on Windows: set endOfLine to auto.",
    link: { title: "Prettier: Options", to: "https://prettier.io/docs/options" },
  },
  {
    name: "a Git hook",
    signs: ["✖ lint-staged", "husky - <hook> hook", "node husky install", "node_modules/husky/", ".git can't be found"],
    meaning:
      "A command that runs before each commit failed, or husky couldn't set it up. webpack isn't involved, unless that command runs it.",
    look: "The command's message is above. To see all of it, run the command by itself. If husky fails during an installation, in a container for example, there's no .git folder or no husky: set HUSKY=0 there, or install with --ignore-scripts.",
    link: { title: "Husky's documentation", to: "https://typicode.github.io/husky/" },
  },
  {
    name: "Angular's compiler",
    signs: ["error NG<number>:", "is not a known element:"],
    meaning: "This is a message from Angular's compiler about a template or a class. webpack only passes it on.",
    look: "The file and the line come before the number. Import the component, or its module, where the template uses it.",
    link: { title: "Angular: Error encyclopedia", to: "https://angular.dev/errors" },
  },
  {
    name: "TypeScript",
    signs: ["error TS<number>:", "TSError: ⨯ Unable to compile TypeScript"],
    meaning:
      "This is a message from the TypeScript compiler, tsc. It checks types without webpack and with tsconfig.json alone.",
    look: "Each message starts with the file and the line. For a type error, change the code. If a module isn't found, change tsconfig.json or install the package. If the file is in node_modules, its types usually need a newer TypeScript: update it, or set skipLibCheck to true.",
    link: { title: "Errors: TypeScript", to: "/errors/typescript/" },
  },
];
