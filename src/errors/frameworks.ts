/** A tool that runs webpack with a configuration that it has itself. */
export interface Framework {
  /** The id of its heading on `/errors/configuration-files/`. */
  id: string;
  name: string;
  /** Texts that only outputs of this tool contain. One is enough. */
  signs: readonly string[];
}

/** The start of a sign that names a framework by the address of its heading. */
export const FRAMEWORK_SIGN = "/errors/configuration-files/#";

/** All frameworks. If an output is from several, the one that runs the others comes first. */
export const FRAMEWORKS: readonly Framework[] = [
  {
    id: "storybook",
    name: "Storybook",
    signs: [
      "Failed to build the preview",
      "Broken build, fix the error above",
      "Failed to build the storybook",
      "start-storybook",
      "build-storybook",
      "storybook dev",
      "storybook build",
      "node_modules/@storybook/",
      "SB_BUILDER-WEBPACK5",
      "SB_CORE-SERVER",
    ],
  },
  {
    id: "nx",
    name: "Nx",
    signs: ["node_modules/nx/", "@nx/<name>", "@nrwl/<name>", "nx run", "nx serve", "nx build", "> nx", "NX Running"],
  },
  {
    id: "craco",
    name: "CRACO",
    signs: ["craco start", "craco build", "craco test", "node_modules/@craco/", "craco.config.js"],
  },
  {
    id: "react-scripts-ejected",
    name: "an ejected Create React App",
    // Installing node-sass also runs a file named `scripts/build.js`.
    signs: [
      "node scripts/start.js",
      "build > node scripts/build.js",
      "build <folder> > node scripts/build.js",
      "$ node scripts/build.js",
    ],
  },
  {
    id: "create-react-app",
    name: "Create React App",
    signs: [
      "static/js/bundle.js",
      "static/js/main.chunk.js",
      "static/js/vendors~main.chunk.js",
      "webpackHotDevClient",
      "Search for the keywords to learn more about each error",
      "falls outside of the project src/ directory",
      "react-app-rewired",
      "config-overrides.js",
      "react-scripts start",
      "react-scripts build",
      "react-scripts test",
      "node_modules/react-scripts/",
      "react-scripts@<version>",
      "node_modules/react-dev-utils/",
      "create-react-app",
    ],
  },
  {
    id: "nextjs",
    name: "Next.js",
    signs: [
      "_next/static/",
      ".next/server/",
      ".next/static/",
      "(app-pages-browser)",
      "next-dev.js",
      "@zeit/next-<name>",
      "node_modules/next/",
      "next dev",
      "next build",
      "Next.js <version>",
      "Global CSS cannot be imported",
      "next.config.js",
      "Import trace for requested module",
      "https://nextjs.org/docs/messages",
      "wait - compiling",
      "Creating an optimized production build … Failed to compile … ./node_modules/next/",
    ],
  },
  {
    id: "gatsby",
    name: "Gatsby",
    signs: [
      "ERROR #<number> WEBPACK",
      ".cache/production-app",
      "gatsby-plugin-<name>",
      "gatsby develop",
      "gatsby build",
      "node_modules/gatsby/",
      "WEBPACK.DEVELOP",
      "failed Building production JavaScript",
      "gatsby-config.js",
      "gatsby-node.js",
    ],
  },
  {
    id: "docusaurus",
    name: "Docusaurus",
    signs: [
      "Unable to build website",
      "docusaurus start",
      "docusaurus build",
      "node_modules/@docusaurus/",
      "Client bundle compiled with errors",
      "docusaurus.config.js",
    ],
  },
  {
    id: "laravel-mix",
    name: "Laravel Mix",
    signs: [
      "resources/assets/js/",
      "laravel-mix",
      "webpack.mix.js",
      "mix watch",
      "npx mix",
      "mix --production",
      "Laravel Mix v<version>",
    ],
  },
  {
    id: "shakapacker",
    name: "Shakapacker",
    signs: [
      "javascript/packs/",
      "public/packs/",
      "config/webpack/environment.js",
      "shakapacker",
      "bin/webpacker",
      "[Webpacker]",
      "Webpacker can't find",
      "webpacker.yml",
      "@rails/webpacker",
      "rails webpacker:compile",
    ],
  },
  {
    id: "symfony-encore",
    name: "Symfony Encore",
    signs: [
      "webpack-encore",
      "passed to enable<name>Loader()",
      "encore dev",
      "encore production",
      "encore dev-server",
      "Encore.addEntry",
      "Running webpack-dev-server … Encore",
    ],
  },
  {
    id: "vue-cli",
    name: "Vue CLI",
    signs: [
      "INFO Starting development server",
      "chunk-vendors",
      "vue-cli-service",
      "@vue/cli-service",
      "node_modules/@vue/cli-service/",
      "vue.config.js",
    ],
  },
  {
    id: "angular-cli",
    name: "the Angular CLI",
    signs: [
      "node_modules/@angular-devkit/",
      "angular-errors.log",
      "Browser application bundle generation",
      "Generating ES5 bundles",
      "ng serve",
      "ng build",
      "ng test",
      "@angular-devkit/build-angular",
      "node_modules/@angular/cli/",
      "@ngtools/webpack",
      "angular.json",
      "Generating browser application bundles",
    ],
  },
  {
    id: "expo",
    name: "Expo",
    signs: ["@expo/", "Starting Webpack on port", "expo start", "expo export", "node_modules/expo/", "expo-cli"],
  },
  {
    id: "electron-forge",
    name: "Electron Forge",
    signs: [
      ".webpack/main",
      ".webpack/renderer",
      "Compiling Main Process Code",
      "electron-forge",
      "@electron-forge/plugin-webpack",
    ],
  },
  {
    id: "serverless-webpack",
    name: "serverless-webpack",
    signs: ["serverless-webpack", "slsw.lib", "Serverless: Bundling with Webpack"],
  },
  { id: "nestjs", name: "NestJS", signs: ["nest build", "nest start", "node_modules/@nestjs/cli/", "nest-cli.json"] },
];
