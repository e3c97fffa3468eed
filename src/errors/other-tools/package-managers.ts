import type { OtherTool } from "../types";

/** What npm, Yarn, pnpm and those of other languages say while they install packages or look for a script. */
export const PACKAGE_MANAGERS: readonly OtherTool[] = [
  {
    name: "npm",
    signs: ["ERESOLVE"],
    meaning:
      "npm hasn't installed anything, because two packages require different versions of a third one. webpack hasn't started yet.",
    look: 'The lines with "Found" and "Could not resolve dependency" show which version you have, and which package requires a different one. Update that package, or install the version that it requires.',
    link: { title: "npm install", to: "https://docs.npmjs.com/cli/commands/npm-install" },
  },
  {
    name: "npm",
    signs: ["dependency type requested: alias", "@vue%2fvue-loader-v15"],
    meaning:
      "A package in the list has a second name, an alias, which npm only understands since version 6.9. webpack hasn't started yet.",
    look: "Update npm with npm install -g npm@6 (or install a newer Node.js). If the lock file was written by the older npm, delete it together with node_modules, and install again.",
    link: { title: "npm install: aliases", to: "https://docs.npmjs.com/cli/commands/npm-install" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: [
      "code EUSAGE",
      "can only install packages when your package.json",
      "can only install with an existing package-lock.json",
      "Missing: <name> from lock file",
      "_OUTDATED_LOCKFILE",
      "ERR_PNPM_LOCKFILE_<code>",
      'Cannot install with "frozen-lockfile"',
      "Your lockfile needs to be updated",
      "The lockfile would have been modified by this install",
    ],
    meaning:
      "The lock file doesn't match package.json or your package manager's version, and this command isn't allowed to change it. webpack hasn't started yet.",
    look: "Run npm install (or yarn install, or pnpm install) on your machine, and commit the lock file. If the two files already match there, the build server uses a different version of npm or pnpm, which writes different lock files: use the same version on both. If there is no lock file at all, commit one, or use npm install instead of npm ci.",
    link: { title: "npm ci", to: "https://docs.npmjs.com/cli/commands/npm-ci" },
  },
  {
    name: "pnpm",
    signs: ["IGNORED_BUILDS", "Ignored build scripts:"],
    meaning:
      "Since version 10, pnpm doesn't run the install scripts of packages unless you allow them. Up to version 10, that's only a warning, and since version 11, the installation fails.",
    look: "Run pnpm approve-builds on your machine, choose the packages, and commit pnpm-workspace.yaml and package.json. On a build server, which can't ask, the list has to be in the repository: allowBuilds in pnpm-workspace.yaml for pnpm 11, and onlyBuiltDependencies for pnpm 10. Packages such as @swc/core, sass-embedded or image compressors don't work without their script. core-js does.",
    link: { title: "pnpm approve-builds", to: "https://pnpm.io/cli/approve-builds" },
  },
  {
    name: "Yarn",
    signs: ["it being listed in its"],
    meaning:
      "With Yarn's Plug'n'Play, a package may only load what its package.json lists, and this one loads a package that isn't listed there.",
    look: "Update the first package in the message. If that doesn't help, add what's missing under packageExtensions in .yarnrc.yml, or set nodeLinker there to node-modules. If the package is your own, run yarn add.",
    link: { title: "Yarn: packageExtensions", to: "https://yarnpkg.com/configuration/yarnrc#packageExtensions" },
  },
  {
    name: "Yarn",
    signs: ["be present in your lockfile", "be part of the project", "detected as part of the project"],
    meaning:
      "Yarn 2 or newer takes a folder above yours for the project, because that folder contains a yarn.lock or a package.json. webpack hasn't started yet.",
    look: "If your folder is a project by itself, create an empty yarn.lock in it, and run yarn install. Delete the files in the folder above if they're there by accident, as in a home folder. If it's a workspace of the project above, list it in workspaces there, and run yarn install once more.",
    link: { title: "Yarn: Error codes", to: "https://yarnpkg.com/advanced/error-codes" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: ["Invalid value type", "ERR! Invalid Version:", "npm error Invalid Version:"],
    meaning:
      "The package manager can't read the lock file, or the list of what's already installed. webpack hasn't started yet.",
    look: "If the file contains conflict markers, such as <<<<<<<, finish the merge. Otherwise, delete node_modules, restore the lock file from your repository, and install again. If that doesn't help, delete the lock file as well. A new lock file may contain newer versions of your packages, so test before you commit it.",
    link: { title: "yarn install", to: "https://classic.yarnpkg.com/en/docs/cli/install" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: ["code EINTEGRITY", "Integrity check failed for", "_TARBALL_INTEGRITY", "JSON input while parsing near"],
    meaning:
      "A download is damaged, or it isn't the one that the lock file describes, so the package wasn't installed. webpack hasn't started yet.",
    look: "Clear the download cache with npm cache clean --force (or yarn cache clean), and install again. If that doesn't help, delete the package's entry in the lock file, or the whole lock file, and install once more.",
    link: { title: "npm cache", to: "https://docs.npmjs.com/cli/commands/npm-cache" },
  },
  {
    name: "npm",
    signs: ["never called!"],
    meaning: "npm itself has crashed, so the installation may be incomplete.",
    look: "Delete node_modules, and install again. If npm crashes each time, use another version of npm, or another release of Node.js, which includes one. In a Dockerfile, change the tag of the Node.js image.",
    link: { title: "npm's issues", to: "https://github.com/npm/cli/issues" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: ["Missing script:", "ERR_PNPM_NO_SCRIPT", "Couldn't find a script named"],
    meaning: "Your package.json doesn't have a script with this name, so nothing has run.",
    look: "npm run lists your scripts. If the one you want is missing, you may be in the wrong folder. To run a program from a package, write npx before its name.",
    link: { title: "npm run", to: "https://docs.npmjs.com/cli/commands/npm-run" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: [
      "yarn: command not found",
      "pnpm: command not found",
      "npm: command not found",
      "command not found: yarn",
      "yarn: not found",
      "pnpm: not found",
      "npm: not found",
    ],
    meaning: "The shell can't find the package manager, so nothing has run.",
    look: "npm comes with Node.js, so if npm itself is missing, install Node.js. To get Yarn or pnpm, run npm install -g yarn or npm install -g pnpm. Then open a new terminal, because it looks for programs in the folders that PATH listed when it started. In a Dockerfile or on a build server, install the program there. If a Git hook prints it, the hook runs without your shell's settings: load nvm in the hook, or extend PATH there.",
    link: { title: "Download Node.js", to: "https://nodejs.org/en/download" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: ["doesn't satisfy found match of"],
    meaning:
      "Yarn 1 has checked node_modules: a package needs a different version of another package than the one that's installed.",
    look: "The line names the package, what it needs, and what Yarn has found. If the latter comes from an old installation, delete node_modules and run yarn install. If your package.json or the lock file asks for it, update it to the version that the package needs.",
    link: { title: "yarn check", to: "https://classic.yarnpkg.com/en/docs/cli/check" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: ["open '<path>package.json'", "Couldn't find a package.json file"],
    meaning: "There's no package.json in the folder where you ran the command.",
    look: "Change to your project's folder, and run the command again. In a Dockerfile or on a build server, check the working directory, and that package.json is copied into it.",
    link: { title: "package.json", to: "https://docs.npmjs.com/cli/configuring-npm/package-json" },
  },
  {
    name: "npm",
    signs: ["could not determine executable to run"],
    meaning: "npx can't find a program in this package, or the package isn't installed.",
    look: "Check the name. If the package once had the program, its current version may not: tailwindcss, for example, moved its commands to @tailwindcss/cli in version 4. Install the package that contains the program, or the older version.",
    link: { title: "npx", to: "https://docs.npmjs.com/cli/commands/npx" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: [
      'The engine "<name>" is incompatible with this module',
      "EBADENGINE",
      "Unsupported engine",
      "ERR_PNPM_UNSUPPORTED_ENGINE",
    ],
    meaning:
      "A package says that it doesn't support your version of the program in quotation marks, usually node or yarn. webpack hasn't started yet.",
    look: "The line says which versions the package expects. If yours is older, install a newer one. If it's newer, update the package, and if another package depends on it, delete node_modules and the lock file, and install again. If the line names your own project, widen its engines field. If you know that it works, run Yarn with --ignore-engines.",
    link: { title: "The engines field", to: "https://docs.npmjs.com/cli/configuring-npm/package-json#engines" },
  },
  {
    name: "Corepack",
    signs: ['defines "packageManager"'],
    meaning: "Corepack tried to start the package manager in package.json's packageManager field, and failed.",
    look: "Use the package manager and the version in that field. If Corepack reports a keyid, it's too old for the current keys: update it with npm install -g corepack@latest.",
    link: { title: "Corepack", to: "https://github.com/nodejs/corepack#readme" },
  },
  {
    name: "node-gyp",
    signs: ["gyp ERR!", "node-gyp rebuild", "gyp verb", "find Python executable", "YN0009"],
    meaning: "A package with native code couldn't be compiled, so its installation failed. webpack hasn't started yet.",
    look: "The line with npm and the name of a package, or the path in gyp ERR! cwd, says which one it is. Update it: most packages only include compiled files for the Node.js versions that existed when they were published. Otherwise, use an LTS version of Node.js, or install Python and a C++ compiler.",
    link: { title: "node-gyp: Installation", to: "https://github.com/nodejs/node-gyp#installation" },
  },
  {
    name: "npm, Yarn or pnpm",
    signs: [
      ...["E404", "E401", "E403", "ETARGET", "EACCES", "EPERM", "ECONNRESET", "ETIMEDOUT", "EJSONPARSE"],
      ...["ENOTEMPTY", "EBUSY", "ENOTFOUND", "ENOENT", "EEXIST", "EAI_AGAIN", "EBADPLATFORM"],
      ...["CERT_HAS_EXPIRED", "SELF_SIGNED_CERT_IN_CHAIN", "EUNSUPPORTEDPROTOCOL"],
    ]
      .map((code) => `code ${code}`)
      .concat(
        'An unexpected error occurred: "EACCES',
        'An unexpected error occurred: "EPERM',
        'An unexpected error occurred: "https:',
        "EPERM … .pnpm-store",
        ...["FETCH", "META", "NO", "PEER", "SPEC", "UNEXPECTED", "WORKSPACE"].map((kind) => `ERR_PNPM_${kind}_<code>`),
        "Could not install from",
        "Couldn't find package",
        "Couldn't find any versions for",
        "YN0001",
      ),
    meaning: "A package couldn't be installed. webpack hasn't started yet.",
    look: "The line after the code says which package or file it's about. If no version matches, correct the range in package.json. If the version is right, your registry or a lock file doesn't know it yet, so delete the lock file and install again. If a file can't be written, check whether files in node_modules belong to another user, or whether a virus scanner keeps them open. If a certificate is refused, your network probably replaces it, so set npm's cafile option to your company's certificate. Fix the installation first, and then build again.",
    link: { title: "Common errors of npm", to: "https://docs.npmjs.com/common-errors" },
  },
  {
    name: "Composer",
    signs: ["Your requirements could not be resolved to an installable set of packages"],
    meaning: "This is a message from Composer, which installs PHP packages. webpack isn't involved.",
    look: "The lines below Problem 1 say which package or PHP version is missing.",
    link: { title: "Composer: Troubleshooting", to: "https://getcomposer.org/doc/articles/troubleshooting.md" },
  },
  {
    name: "Bundler",
    signs: ["Bundler could not find compatible versions", "An error occurred while installing"],
    meaning: "This is a message from Bundler, which installs Ruby packages. webpack isn't involved.",
    look: "The message names the gem. Update the gem or Ruby, and run bundle install again.",
    link: { title: "Bundler: Troubleshooting", to: "https://bundler.io/doc/troubleshooting.html" },
  },
  {
    name: "pip",
    signs: ["subprocess-exited-with-error"],
    meaning: "This is a message from pip, which installs Python packages. webpack isn't involved.",
    look: "The message names the package. Check which Python version it requires.",
    link: { title: "pip's documentation", to: "https://pip.pypa.io/en/stable/" },
  },
];
