import type { OtherTool } from "../types";

const VITE = {
  name: "Vite",
  link: { title: "Vite: Troubleshooting", to: "https://vite.dev/guide/troubleshooting" },
};

/** What other bundlers and build tools say. */
export const BUNDLERS: readonly OtherTool[] = [
  {
    ...VITE,
    signs: ["Failed to resolve import", "dependencies are imported but could not be resolved"],
    meaning: "Vite can't find the file or package that you import. webpack's aliases and rules have no effect on Vite.",
    look: "If it's a package, install it. If it's a file, compare the path, including capitalization, with the file on disk; an alias has to be in resolve.alias in vite.config.js. If the importing file is in node_modules, update that package, delete node_modules/.vite, and check with npm ls vite that there is a single version of Vite.",
  },
  {
    name: "Browserslist",
    signs: ["BrowserslistError", "caniuse-lite is outdated", "Unknown version <number> of"],
    meaning:
      "Babel, Autoprefixer and webpack ask Browserslist which browsers to support, and its data is older than your packages expect.",
    look: "Run npx update-browserslist-db@latest. If the message remains, npm ls caniuse-lite browserslist shows older copies: update the packages that contain them, or delete node_modules and the lock file and install again. If a query is unknown, correct it in package.json or .browserslistrc.",
    link: { title: "Browserslist", to: "https://github.com/browserslist/browserslist#readme" },
  },
  {
    ...VITE,
    signs: ["crypto$2.getRandomValues is not a function", "crypto.hash is not a function"],
    meaning: "Your Node.js is too old for this version of Vite.",
    look: "Install the current LTS version of Node.js, or a version of Vite that works with yours: Vite 7 needs Node.js 20.19 or 22.12, Vite 5 and 6 need 18, and Vite 4 works in 14.18 and 16.",
  },
  {
    ...VITE,
    signs: [
      "[vite]",
      "[vite:<plugin>]",
      "[plugin:vite:<plugin>]",
      "[plugin vite:<plugin>]",
      "Failed to resolve entry for package",
      "Pre-transform error:",
      "error during build:",
      "vite v<version>",
      "node_modules/vite/",
      "/.vite/deps",
      "builder-vite",
    ],
    meaning: "This is a message from Vite, a different bundler. webpack's configuration has no effect on it.",
    look: "The message comes after the name of the plugin in brackets. Look it up in Vite's documentation.",
  },
  {
    name: "Rollup",
    signs: [
      "RollupError",
      "[!] (",
      "[!] Error:",
      "(!) Unresolved dependencies",
      "node_modules/rollup/",
      "Cannot find module @rollup/rollup-",
    ],
    meaning: "This is a message from Rollup, a different bundler. webpack's configuration has no effect on it.",
    look: "The message comes after [!] or RollupError, with the name of the plugin in brackets. If a package @rollup/rollup- with the name of your system is missing, npm left it out: delete node_modules and the lock file, and install again.",
    link: { title: "Rollup: Troubleshooting", to: "https://rollupjs.org/troubleshooting/" },
  },
  {
    name: "Parcel",
    signs: ["🚨 Build failed.", "@parcel/<name>:", "node_modules/parcel/", "node_modules/@parcel/"],
    meaning: "This is a message from Parcel, a different bundler. webpack's configuration has no effect on it.",
    look: "The message comes after the name of the package that starts with @parcel.",
    link: { title: "Parcel's documentation", to: "https://parceljs.org/docs/" },
  },
  {
    name: "Turbopack",
    signs: [
      "(turbopack)",
      "[turbopack]",
      ">>> TURBOPACK",
      "Turbopack build failed",
      "[project]/",
      "webpack is configured while Turbopack is not",
    ],
    meaning:
      "This is a message from Turbopack, the bundler in newer versions of Next.js. It doesn't run webpack's plugins and only supports some loaders.",
    look: "The message comes after the path of the file. To build with webpack instead, pass --webpack to next dev and next build, or leave out --turbopack.",
    link: { title: "Next.js: Turbopack", to: "https://nextjs.org/docs/app/api-reference/turbopack" },
  },
  {
    name: "Angular CLI with esbuild",
    signs: ["Application bundle generation failed", "[ERROR] NG<number>", "[ERROR] TS<number>", "[plugin angular-"],
    meaning:
      "This is a message from the application builder that newer versions of Angular use. It runs esbuild instead of webpack, so webpack's configuration has no effect on it.",
    look: "The message comes after [ERROR], and the file is in the line below it. If you need webpack, set the builder in angular.json to @angular-devkit/build-angular:browser.",
    link: { title: "Where the configuration is: Angular CLI", to: "/errors/configuration-files/#angular-cli" },
  },
  {
    name: "esbuild",
    signs: ["✘ [ERROR]", "▲ [WARNING]", "node_modules/esbuild/"],
    meaning: "This is a message from esbuild, a different bundler. webpack's configuration has no effect on it.",
    look: "The message comes after [ERROR], and the file is in the line below it. If esbuild was installed for another platform or in another version, delete node_modules, and install again on the machine that builds.",
    link: { title: "esbuild's documentation", to: "https://esbuild.github.io/" },
  },
  {
    name: "Metro",
    signs: ["Unable to resolve module", "node_modules/metro", "error: bundling failed"],
    meaning: "This is a message from Metro, React Native's bundler. webpack's configuration has no effect on it.",
    look: "The message says which module and which file it's about. Install the package, and start Metro again with npx react-native start --reset-cache (npx expo start --clear), because it caches the list of files.",
    link: { title: "Metro: Resolution", to: "https://metrobundler.dev/docs/resolution/" },
  },
  {
    name: "Rspack",
    signs: ["Rspack compiled", "rspack v<version>", "node_modules/@rspack/"],
    meaning:
      "This is a message from Rspack, a bundler with webpack's options. Most messages mean the same as in webpack, but the code is different.",
    look: "Look the message up here without the name of Rspack. If it's about a plugin, check that the plugin works in Rspack.",
    link: { title: "Rspack: Plugin compatibility", to: "https://rspack.rs/guide/compatibility/plugin" },
  },
  {
    name: "gulp",
    signs: ["[gulp]", "'<task>' errored after", "primordials is not defined"],
    meaning: "This is a message from gulp, which runs tasks. webpack may be one of them.",
    look: "The message comes after the line with errored after. If it's primordials is not defined, gulp 3 doesn't work in Node.js 12 or newer: update to gulp 4.",
    link: { title: "gulp's documentation", to: "https://gulpjs.com/docs/en/getting-started/quick-start" },
  },
  {
    name: "Grunt",
    signs: ["Use --force to continue"],
    meaning: "This is a message from Grunt, which runs tasks. webpack may be one of them.",
    look: "The message is above the line with Aborted due to warnings. Run only that task, with --verbose.",
    link: { title: "Grunt's documentation", to: "https://gruntjs.com/getting-started" },
  },
  {
    name: "Sass",
    signs: ["Could not find an option named", "sass --watch"],
    meaning: "This is a message from Sass's own command, which compiles without webpack.",
    look: "The line below it shows where. Run sass --help to see the options and how to write the two paths.",
    link: { title: "Sass: Command line", to: "https://sass-lang.com/documentation/cli/dart-sass/" },
  },
  {
    name: "PostCSS's command",
    signs: ["Input Error: You must", "postcss-cli"],
    meaning: "This is a message from postcss-cli, which runs PostCSS without webpack.",
    look: "The line says which input, plugin or option it's about. A plugin has to be installed next to postcss-cli.",
    link: { title: "postcss-cli", to: "https://github.com/postcss/postcss-cli#readme" },
  },
  {
    name: "Bun",
    signs: ["Bun v<version>"],
    meaning: "This is a message from Bun, which runs and bundles JavaScript itself.",
    look: "If the script runs webpack, its message is above. Bun runs a program in Node.js unless you pass --bun.",
    link: { title: "Bun's documentation", to: "https://bun.com/docs" },
  },
  {
    name: "Deno",
    signs: ['error: Module not found "file:'],
    meaning: "This is a message from Deno, which runs JavaScript itself.",
    look: "The message says which module it's about. Packages from npm need npm: before their name, or an entry in deno.json.",
    link: { title: "Deno's documentation", to: "https://docs.deno.com/" },
  },
  {
    name: "Nx",
    signs: ["Failed to process project"],
    meaning: "Nx can't read the projects in this workspace, so it hasn't started any task. webpack hasn't started yet.",
    look: "Run npx nx reset, which stops Nx's background process and clears its cache. If processes from an earlier run still hang, end them first. If the message comes back, run the command with --verbose, which adds the reason.",
    link: { title: "nx reset", to: "https://nx.dev/docs/reference/nx-commands" },
  },
  {
    name: "Nx",
    signs: ["Cannot find configuration for task", "Cannot find project"],
    meaning: "Nx can't find a project or a task in its own configuration. webpack hasn't started yet.",
    look: "The message contains its name. Compare it with the output of npx nx show projects, and with the targets in project.json.",
    link: { title: "Nx: Project configuration", to: "https://nx.dev/reference/project-configuration" },
  },
  {
    name: "Nx",
    signs: ["Unable to resolve <package>:<executor>", "Cannot find executor"],
    meaning:
      "Nx can't load the executor that a project's configuration names for this task, so the task hasn't started.",
    look: "If the executor's package isn't installed, install it in the version of nx. All packages that start with @nx/ or @nrwl/ need that version, which npx nx report shows, and nx migrate updates them together, with the names of executors: since Nx 16, packages are called @nx/ instead of @nrwl/. If the package is one of Angular's, update it to the version that your Nx supports.",
    link: { title: "Nx: Project configuration", to: "https://nx.dev/reference/project-configuration" },
  },
];
