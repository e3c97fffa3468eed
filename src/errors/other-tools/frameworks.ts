import type { OtherTool } from "../types";

/** What frameworks say about their configuration, and what their own rules don't allow. */
export const FRAMEWORK_MESSAGES: readonly OtherTool[] = [
  {
    name: "Create React App",
    signs: ["The bundle size is significantly larger than recommended"],
    meaning:
      "The build succeeded, and this is only advice: react-scripts prints it if the main script has more than 512 kB with gzip, or another one more than 1 MB. No option changes these limits.",
    look: "Load parts of the application later with import(), and find large packages with source-map-explorer. If you can live with the size, ignore the lines.",
    link: { title: "Code splitting", to: "/guides/code-splitting/" },
  },
  {
    name: "Create React App",
    signs: ["problem with the project dependency tree", "provided by Create React App requires"],
    meaning:
      "react-scripts has found another version of a package that it contains itself, such as webpack, babel-loader or Jest, and refuses to start.",
    look: "Remove that package from your own package.json, delete node_modules and the lock file, and install again. If it's in a folder above your project, remove it there, or set SKIP_PREFLIGHT_CHECK=true in .env if you know that it's harmless.",
    link: {
      title: "Where the configuration is: Create React App",
      to: "/errors/configuration-files/#create-react-app",
    },
  },
  {
    name: "Workbox",
    signs: ["bad-precaching-response"],
    meaning:
      "The service worker couldn't be installed, because the server doesn't have a file from the list that Workbox made during the build.",
    look: "Open the URL from the message. If the host doesn't publish the file, leave it out of the list with the option exclude of GenerateSW or InjectManifest, for example exclude: [/\\.map$/, /_redirects/]. If its address is wrong, set output.publicPath. If only part of a build was deployed, deploy all of its files together.",
    link: { title: "Guide: Progressive Web Apps", to: "/guides/progressive-web-application/" },
  },
  {
    name: "Workbox",
    signs: ["Configure maximumFileSizeToCacheInBytes", "be precached. Configure"],
    meaning:
      "Workbox leaves a file out of the service worker's list because the file is larger than Workbox's limit of 2 MB, or of 5 MB in Create React App. The build itself is complete, unless CI=true turns this warning into an error.",
    look: "Make the file smaller, for example with import(), or set maximumFileSizeToCacheInBytes in the options of InjectManifest or GenerateSW. In Create React App, that option can only be changed with CRACO or after ejecting. The file still works without being in the list, but not offline.",
    link: { title: "Code splitting", to: "/guides/code-splitting/" },
  },
  {
    name: "Symfony Encore",
    signs: ['Invalid option "<option>" passed to <method>(). Valid keys are'],
    meaning:
      "Encore checks the calls in your webpack.config.js before webpack starts, and your version of it doesn't have this option.",
    look: "The message ends with the options that your version has. Some were renamed: resolve_url_loader is resolveUrlLoader since version 0.15. Write the name that the message lists, or update @symfony/webpack-encore.",
    link: { title: "Where the configuration is: Symfony Encore", to: "/errors/configuration-files/#symfony-encore" },
  },
  {
    name: "Nuxt",
    signs: ["Cannot import module '@nuxt/builder'"],
    meaning:
      "Nuxt 2 can't load its builder, because one of the packages that it loads throws an error. Usually, that package found webpack 5, but Nuxt 2 needs webpack 4.",
    look: "The first error above says which package it is. If npm ls webpack shows version 5, run npm install --save-dev webpack@4.",
    link: { title: "Where the configuration is: Nuxt 2", to: "/errors/configuration-files/#nuxt" },
  },
  {
    name: "CRACO",
    signs: ["you updated react-scripts or craco"],
    meaning:
      "craco.config.js or a CRACO plugin looked for a loader or a plugin in Create React App's configuration, and your version of react-scripts doesn't have it there.",
    look: "Update the plugin that the message names, together with @craco/craco: CRACO 7 is for react-scripts 5, and 6 is for 4. If your own file looks for the loader, as with addBeforeLoader or getLoader, print the rules to see which loaders there are. react-scripts 5, for example, only uses file-loader for SVG files, and has no url-loader.",
    link: { title: "Where the configuration is: CRACO", to: "/errors/configuration-files/#craco" },
  },
  {
    name: "serverless-webpack",
    signs: ["depth=1 … failed with code"],
    meaning:
      "The bundle is complete. To upload packages that aren't in it, serverless-webpack asked npm or Yarn which ones are installed, and that command failed.",
    look: "Run the command from the message in your service's folder, because its output is the real message. If packages are missing or don't fit together, delete node_modules, and install again. Yarn 2 and newer no longer have yarn list, so set custom.webpack.packager to npm in serverless.yml, or use Yarn 1.",
    link: {
      title: "Where the configuration is: serverless-webpack",
      to: "/errors/configuration-files/#serverless-webpack",
    },
  },
  {
    name: "Electron Forge",
    signs: ["The main entry point to your app was not found"],
    meaning:
      "Electron's packager didn't find the file that main in package.json names in the packaged application. webpack may have built it somewhere else.",
    look: 'With @electron-forge/plugin-webpack, set "main": "./.webpack/main" in package.json, because only the folder .webpack gets into the package. If main is right, look for an error of webpack above, and for a pattern in packagerConfig.ignore that excludes the file.',
    link: { title: "Where the configuration is: Electron Forge", to: "/errors/configuration-files/#electron-forge" },
  },
  {
    name: "Gatsby",
    signs: [
      "Your plugins must export known APIs from their gatsby",
      "problem loading plugin",
      "There was an error in your GraphQL query",
      'Error in "<path>gatsby-node.js"',
      "Building static HTML failed",
    ],
    meaning: "This is a message from Gatsby about one of its plugins, a query or a page, not about webpack.",
    look: "The message names the plugin or the file. If the plugin can't be loaded, install it, or delete node_modules and the lock file, and install again. If an export isn't an API, the plugin was made for a different version of Gatsby: update it, or remove it. If a page fails while its HTML is built, its code uses the browser.",
    link: { title: "Gatsby: Debugging HTML builds", to: "https://www.gatsbyjs.com/docs/debugging-html-builds/" },
  },
  {
    name: "Docusaurus",
    signs: ["Docusaurus found broken links"],
    meaning: "Docusaurus found a problem in your pages. webpack only passes the pages on to it.",
    look: "The message lists the page and the link. Correct the link, or set onBrokenLinks in docusaurus.config.js.",
    link: { title: "Docusaurus: onBrokenLinks", to: "https://docusaurus.io/docs/api/docusaurus-config#onBrokenLinks" },
  },
  {
    name: "Electron",
    signs: ["Electron failed to install correctly"],
    meaning: "This is a message from Electron itself, not from the build.",
    look: "If Electron isn't installed correctly, delete node_modules/electron and install again. Otherwise, the first line after the message is the error, and its lines with at point to your code.",
    link: { title: "Electron: Installation", to: "https://www.electronjs.org/docs/latest/tutorial/installation" },
  },
  {
    name: "Laravel Mix",
    signs: ["Additional dependencies must"],
    meaning:
      "webpack.mix.js uses something that needs another package, and Laravel Mix is installing it. It doesn't build this time.",
    look: "Run the command again. If the same message returns, install the package from the line with Running yourself, and look for an error of npm between the lines.",
    link: { title: "Where the configuration is: Laravel Mix", to: "/errors/configuration-files/#laravel-mix" },
  },
  {
    name: "Nuxt",
    signs: ["property 'bundle' of"],
    meaning: "Nuxt 3 can't load the package that builds the application, so nothing has been built.",
    look: "If nuxt.config.ts sets builder to webpack, run npm install --save-dev @nuxt/webpack-builder, in the version of nuxt. Otherwise, delete node_modules and the lock file, and install again.",
    link: { title: "Nuxt: builder", to: "https://nuxt.com/docs/api/nuxt-config#builder" },
  },
  {
    name: "Nuxt",
    signs: ["Could not compile template"],
    meaning:
      "Before webpack starts, Nuxt 2 fills in its own templates, and one of them failed: usually, Nuxt's packages have different versions.",
    look: "npm ls @nuxt/core @nuxt/vue-app @nuxt/builder shows them. Update nuxt so that all of them have one version, and if that doesn't help, delete node_modules and the lock file, and install again. Start the project's own Nuxt with npx nuxt, not a global one. If the path is one of your own templates or a module's, correct or update that.",
    link: { title: "Where the configuration is: Nuxt 2", to: "/errors/configuration-files/#nuxt" },
  },
  {
    name: "Vue CLI",
    signs: ["Invalid options in vue.config.js"],
    meaning: "Vue CLI compares vue.config.js with the options that its version has. webpack hasn't started yet.",
    look: "The message names the option. Since version 4, baseUrl is publicPath, and since version 5, css.modules is gone, because files named *.module.css are CSS Modules. If the option is one of webpack's own, write it in configureWebpack.",
    link: { title: "Where the configuration is: Vue CLI", to: "/errors/configuration-files/#vue-cli" },
  },
  {
    name: "Storybook",
    signs: ["Failed to load preset"],
    meaning:
      "Storybook can't load an addon or a framework that .storybook/main.js names. Its own build hasn't started yet.",
    look: "The lines below it say why. If a module is missing, install the package. If they are about something else, the package is for another version of Storybook: all packages that start with @storybook/ need the same one, which npx storybook@latest doctor checks.",
    link: { title: "Where the configuration is: Storybook", to: "/errors/configuration-files/#storybook" },
  },
  {
    name: "Docusaurus",
    signs: ["MDX compilation failed"],
    meaning:
      "Docusaurus reads Markdown as MDX, where < starts a tag and { starts JavaScript. webpack only passes the page on to it.",
    look: "The message contains the file, and the cause below it the line. Write \\{ and &lt; in text, or put it into backticks. Since Docusaurus 3, that's stricter: npx docusaurus-mdx-checker lists all places.",
    link: { title: "Docusaurus: MDX", to: "https://docusaurus.io/docs/markdown-features/react" },
  },
  {
    name: "Docusaurus",
    signs: ["static site generation failed"],
    meaning:
      "The bundles are complete. Then Docusaurus runs your pages in Node.js to write their HTML, and the code of a page failed.",
    look: "The page and the error are in the lines below. If the error is that window or document isn't defined, use the browser only in useEffect, or wrap the component in BrowserOnly.",
    link: { title: "Docusaurus: Static site generation", to: "https://docusaurus.io/docs/advanced/ssg" },
  },
  {
    name: "spdy",
    signs: ["No such module: http_parser"],
    meaning:
      "The spdy package needs an internal module that Node.js 24 no longer has. webpack-dev-server 3 and older always load it, and newer versions only for HTTP/2.",
    look: 'Update webpack-dev-server to version 4 or newer, and set server to "https" instead of "spdy". If a framework such as an old react-scripts has chosen the version, update the framework, or use Node.js 22. npm ls spdy shows which package loads it.',
    link: { title: "devServer.server", to: "/configuration/dev-server/#devserverserver" },
  },
];
