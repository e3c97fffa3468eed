import type { OtherTool } from "../types";

/** What servers say about files that webpack should have built for them. */
export const SERVER_MESSAGES: readonly OtherTool[] = [
  {
    name: "AWS Lambda",
    signs: ["Runtime.ImportModuleError", "Runtime.HandlerNotFound", "Unable to import module '<file>': Error"],
    meaning:
      "Lambda can't load the file that the function's handler setting names, or a module that this file requires.",
    look: "The message names it. If it's the handler, compare the setting with the path of the file in the uploaded package. If it's a package, bundle it, or include node_modules in the upload. Packages in externals aren't part of a bundle, so with webpack-node-externals, all of them have to be uploaded.",
    link: {
      title: "Lambda: Handlers in Node.js",
      to: "https://docs.aws.amazon.com/lambda/latest/dg/nodejs-handler.html",
    },
  },
  {
    name: "Webpacker",
    signs: ["Webpacker configuration file not found", "Shakapacker configuration file not found"],
    meaning: "Webpacker or Shakapacker can't find its configuration. webpack hasn't started yet.",
    look: "The message contains the path. If the project has never had the file, run bin/rails webpacker:install, and commit what it creates. Otherwise, restore it from Git, and check that it's copied to the server or into the container before this command runs.",
    link: { title: "Errors: Configuration Files", to: "/errors/configuration-files/#shakapacker" },
  },
  {
    name: "Shakapacker",
    signs: ["Shakapacker gem and node package versions do not match"],
    meaning:
      "Shakapacker compares the version of its gem with the one of its npm package, and they differ. webpack hasn't started yet.",
    look: "The message contains both versions. Write the same exact version into Gemfile and package.json, without ^, ~> or >=, and install both: bundle install and npm install.",
    link: { title: "Where the configuration is: Shakapacker", to: "/errors/configuration-files/#shakapacker" },
  },
  {
    name: "Webpacker",
    signs: ["Webpacker can't find", "Shakapacker can't find"],
    meaning:
      "Rails looked for a pack in manifest.json, the list of files that webpack built, and didn't find it. Either nothing was built, the build failed, or no pack has this name.",
    look: "If the message ends with an empty manifest, install the packages with yarn install, and build with bin/rails webpacker:compile, on a server with RAILS_ENV=production bin/rails assets:precompile. If that prints an error, paste it here. If the manifest isn't empty, compare its names with those in your pack tags: stylesheet_pack_tag only works if a pack imports styles and extract_css is true in webpacker.yml.",
    link: { title: "Where the configuration is: Shakapacker", to: "/errors/configuration-files/#shakapacker" },
  },
  {
    name: "Symfony",
    signs: [
      "Could not find the entrypoints file from Webpack",
      'Could not find the entry "<name>" in',
      "Asset manifest file",
    ],
    meaning:
      "A Symfony template uses a file that isn't in the list of files that webpack built. Either nothing was built on this machine, or no entry has this name.",
    look: "Build with npm run build (or npx encore production), on the server and in the Docker image too, or copy public/build there. If entrypoints.json exists, compare its names with those of addEntry() and of your template, and restart a watching Encore after you've changed an entry.",
    link: { title: "Where the configuration is: Symfony Encore", to: "/errors/configuration-files/#symfony-encore" },
  },
  {
    name: "Laravel",
    signs: [
      "Vite manifest not found at",
      "Unable to locate Mix file",
      "Mix manifest does not exist",
      "Unable to locate file in Vite manifest",
    ],
    meaning:
      "Laravel looked for a file in the manifest that the build writes, and didn't find it. Either nothing was built, the build failed, or the template names a different file.",
    look: "Run npm install and then npm run build (npm run production in Laravel Mix), on the server too. If that prints an error, paste it here. Otherwise, compare the name in the message with the manifest in the public folder.",
    link: { title: "Laravel: Bundling assets", to: "https://laravel.com/docs/vite" },
  },
  {
    name: "django-webpack-loader",
    signs: ["webpack_loader", "Are you sure webpack has generated the file"],
    meaning:
      "Django tried to read the list of files that webpack built. The list doesn't exist, or webpack is still building or has failed.",
    look: "Build first, with webpack-bundle-tracker in the configuration, and compare the path of its file with STATS_FILE in Django's settings. In Docker, copy that file into the image too. If the build prints an error, paste it here.",
    link: { title: "django-webpack-loader", to: "https://github.com/django-webpack/django-webpack-loader#readme" },
  },
  {
    name: "Webpacker",
    signs: ["Your Yarn packages are out of date"],
    meaning:
      "Before it starts, Webpacker 4 and 5 compare node_modules with yarn.lock, and something is missing or has another version.",
    look: "Run yarn install --check-files with the same Node.js that Rails uses. In a container or on a server that doesn't need the check, set check_yarn_integrity: false in config/webpacker.yml.",
    link: { title: "Where the configuration is: Shakapacker", to: "/errors/configuration-files/#shakapacker" },
  },
];
