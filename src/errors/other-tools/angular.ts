import type { OtherTool } from "../types";

/** What Angular's command says about its configuration, its packages, and what webpack has built. */
export const ANGULAR_MESSAGES: readonly OtherTool[] = [
  {
    name: "Angular",
    signs: ["exceeded maximum budget"],
    meaning:
      "A bundle or a component's style sheet is larger than a limit in angular.json. It's an error only if the limit is a maximumError.",
    look: "Load parts of the application later with import(), or raise the limit under budgets in angular.json.",
    link: { title: "Code splitting", to: "/guides/code-splitting/" },
  },
  {
    name: "Angular",
    signs: ["The Angular Compiler requires TypeScript"],
    meaning: "Each version of Angular only works with some versions of TypeScript, and yours isn't one of them.",
    look: "Install a version from the range in the message, such as npm install --save-dev typescript@~5.2 for >=5.2.0 and <5.3.0.",
    link: { title: "Angular: Version compatibility", to: "https://angular.dev/reference/versions" },
  },
  {
    name: "Angular",
    signs: ["Schema validation failed"],
    meaning:
      "Angular's command has compared angular.json with the builders that it names, and something doesn't fit. webpack hasn't started yet.",
    look: "If there's a property class missing, the builder is newer than @angular/cli: install @angular-devkit/build-angular, @angular/cli and packages such as @angular-builders/custom-webpack in the same major version as Angular. If a property is additional, this builder doesn't have it, or not in your version: customWebpackConfig needs the builder @angular-builders/custom-webpack:browser for build, and the target serve uses :dev-server without that property. If main is missing, the options are for the application builder, which calls it browser.",
    link: { title: "Where the configuration is: Angular CLI", to: "/errors/configuration-files/#angular-cli" },
  },
  {
    name: "Angular",
    signs: ["implementation for builder", "builder's node package", "find module '@angular-devkit/"],
    meaning: "Angular's command can't load the builder that angular.json names. webpack hasn't started yet.",
    look: "Run npm install. If the package isn't in package.json, add it in the version of your Angular, for example with npm install --save-dev @angular-devkit/build-angular@17 for Angular 17. On a server, don't leave out development packages. If it's installed, but has no implementation, it's older than @angular/cli, so update both to the same version.",
    link: { title: "Where the configuration is: Angular CLI", to: "/errors/configuration-files/#angular-cli" },
  },
  {
    name: "Angular",
    signs: ["Index html generation failed"],
    meaning:
      "The bundles are complete. Then Angular puts fonts and the most important styles into index.html, and that failed.",
    look: "If the next line says that inlining of fonts failed, the build couldn't download the style sheet of a font: allow access to that address, or set fonts: false in optimization. If it's about CSS, such as a property without a colon, Angular can't read one of your style sheets, often one from an old package: update the package, or set inlineCritical: false. In angular.json, that's optimization: { scripts: true, fonts: true, styles: { minify: true, inlineCritical: false } } in the production configuration.",
    link: { title: "Where the configuration is: Angular CLI", to: "/errors/configuration-files/#angular-cli" },
  },
  {
    name: "Angular",
    signs: ["optimization bailouts"],
    meaning: "It's only a warning: the package is a CommonJS module, so unused parts of it stay in your bundle.",
    look: "Import a version of the package with ES modules, such as lodash-es instead of lodash. If there's none, add the name from the message to allowedCommonJsDependencies in the build options of angular.json, and the warning disappears.",
    link: { title: "Tree shaking", to: "/guides/tree-shaking/" },
  },
  {
    name: "Angular",
    signs: ["run in an Angular project", "outside a workspace"],
    meaning:
      "There's no angular.json in this folder or above it, so Angular's command doesn't know what to build. webpack hasn't started yet.",
    look: "Change to the folder with angular.json. In a Dockerfile, copy that file before the command. If the project still has .angular-cli.json, its Angular is older than 6, so run the project's own command with npx ng.",
    link: { title: "Where the configuration is: Angular CLI", to: "/errors/configuration-files/#angular-cli" },
  },
  {
    name: "Angular",
    signs: ["only compatible with Angular"],
    meaning:
      "@angular/cli only works with some versions of Angular, and yours isn't one of them. webpack hasn't started yet.",
    look: "Install @angular/cli and @angular-devkit/build-angular in the major version of your @angular/core, for example with npm install --save-dev @angular/cli@17 @angular-devkit/build-angular@17. If the project has the right one, an older global command ran: start it with npx ng.",
    link: { title: "Angular: Version compatibility", to: "https://angular.dev/reference/versions" },
  },
];
