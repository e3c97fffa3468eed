import type { Answers } from "./types";

export const resolve: Answers = {
  "process without its extension, in a package": {
    output:
      "ERROR in ./node_modules/@msgpack/msgpack/dist/utf8.mjs 2:38-45\nModule not found: Error: Can't resolve 'process/browser' in '/project/node_modules/@msgpack/msgpack/dist'\nBREAKING CHANGE: The request 'process/browser' failed to resolve only because it was resolved as fully specified",
    entry: "resolve/#fully-specified",
    cause: /Your configuration adds the import/,
  },
  "an optional package of a driver": {
    output: "Module not found: Can't resolve 'mongodb-client-encryption' in '/project/node_modules/mongodb/lib'",
    entry: "resolve/#cannot-resolve",
    cause: /optional package/,
  },
  "a style sheet that antd 5 no longer has": {
    output: "Module not found: Error: Can't resolve 'antd/dist/antd.css' in '/project/src'",
    entry: "resolve/#cannot-resolve",
    cause: /doesn't have this file/,
  },
  "the URL of a file on the computer that built the bundle": {
    output: "Activating extension 'acme.some-ext' failed: File URL path must be absolute.",
    entry: "resolve/#file-url",
    cause: /computer that built it/,
  },
  "a package that is installed only in part": {
    output:
      "Failed to compile.\n\n./node_modules/acme-overlay/lib/Frame.js\nModule not found: Can't resolve '../parts/Overlay' in '/home/me/app/node_modules/acme-overlay/lib'",
    entry: "resolve/#cannot-resolve",
    cause: /one of its own files/,
  },
  "a file that Git has under another spelling": {
    output: "Module not found: Error: Can't resolve './cart/Cart' in '/tmp/build_1a2b/src'",
    entry: "resolve/#cannot-resolve",
    cause: /not where the build runs/,
  },
  "a file that a template of Vue asks for, through several loaders": {
    output:
      "This relative module was not found:\n\n* ./Wave.vue in ./node_modules/cache-loader/dist/cjs.js??ref--12-0!./node_modules/babel-loader/lib!./src/Box.vue?vue&type=script&lang=js&",
    entry: "resolve/#cannot-resolve",
    cause: /no file at this path/,
  },
  "a folder that isn't there": {
    output:
      "ERROR in ./static/app/texts.js\nModule not found: Error: Can't resolve '../../po' in '/data/web/static/app'",
    entry: "resolve/#cannot-resolve",
    cause: /no file at this path/,
  },
  "a module that Docusaurus generates": {
    output:
      "Client bundle compiled with errors therefore further build is impossible.\n\n./src/theme/search.js\nModule not found: Error: Can't resolve '@generated/search.client' in '/home/me/docs/src/theme'",
    entry: "resolve/#cannot-resolve",
    cause: /framework generates/,
  },
  "files of core-js 2": {
    output:
      "These dependencies were not found:\n\n* core-js/library/fn/array/from in ./node_modules/acme-vue/esm/array.js\n* core-js/library/fn/object/is in ./node_modules/acme-vue/esm/object.js\n\nTo install them, you can run: npm install --save core-js/library/fn/array/from",
    entry: "resolve/#cannot-resolve",
    cause: /core-js/,
  },
  "a build that was started in src": {
    output:
      "These dependencies were not found:\n\n* core-js/library/fn/array/from in ../node_modules/acme-vue/esm/array.js\n* core-js/library/fn/object/is in ../node_modules/acme-vue/esm/object.js",
    entry: "resolve/#cannot-resolve",
    cause: /wrong folder/,
  },
  "an alias": {
    output: "Module not found: Error: Can't resolve '@Shop/components/cart/Line' in '/srv/www/client/js/components'",
    entry: "resolve/#cannot-resolve",
    cause: /alias/,
  },
  "old packages of Babel on a newer Node.js": {
    output:
      'Module build failed (from ./node_modules/babel-loader/lib/index.js):\nError [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main defined in /home/me/app/node_modules/@babel/helper-compilation-targets/package.json\n    at throwExportsNotFound (internal/modules/esm/resolve.js:285:9)',
    entry: "resolve/#not-exported",
    cause: /one is too old/,
  },
  "a release without one of its files, as Next.js reports it": {
    output:
      "error - ./node_modules/@acme/ui/esm/checkbox/group.js:1:117\nModule not found: Can't resolve '../use-warning'\n\nImport trace for requested module:\n./pages/_app.tsx",
    entry: "resolve/#cannot-resolve",
    cause: /one of its own files/,
  },
  "a loader for the style blocks of Vue": {
    output: "ERROR in ./src/App.vue\nModule not found: Error: Cannot resolve module 'sass-loader' in /home/me/app/src",
    entry: "resolve/#loader",
    cause: /style block of a Vue component/,
  },
  "a package that NestJS only loads if it's installed": {
    output:
      "ERROR in ./node_modules/@nestjs/core/nest-application.js 16:102-145\nModule not found: Error: Can't resolve '@nestjs/websockets/socket-module' in '/project/node_modules/@nestjs/core'",
    entry: "resolve/#cannot-resolve",
    cause: /optional package/,
  },
  "a missing package, in the words of Symfony Encore": {
    output:
      'Module build failed: Module not found:\n"./assets/bootstrap.js" contains a reference to the file "@acme/stimulus".\nThis file can not be found, please check it for typos or update it if the file got moved.',
    entry: "resolve/#cannot-resolve",
    cause: /isn't installed/,
  },
  "the module that VS Code gives its extensions": {
    output: "ERROR in ./src/extension.ts\nModule not found: Error: Can't resolve 'vscode' in '/project/src'",
    entry: "resolve/#cannot-resolve",
    cause: /provides this module/,
  },
  "the URL of a package's own folder": {
    output:
      " ⨯ ./node_modules/@acme/models/dist/models.js:32776:1\nModule not found: Can't resolve './'\n\nhttps://nextjs.org/docs/messages/module-not-found",
    entry: "resolve/#cannot-resolve",
    cause: /URL of its own folder/,
  },
  "a private path that require() asks for": {
    output:
      'Module not found: Error: "./lib/tax.js" is not exported under the conditions ["require","module-sync","module","webpack","production","browser"] from package /project/node_modules/acme-price',
    entry: "resolve/#not-exported",
    cause: /isn't public/,
  },
  "a package that a hoisted package doesn't find": {
    output:
      "ERROR in ../../node_modules/acme-ui/index.js 3:0-20\nModule not found: Error: Can't resolve 'lodash' in '/repo/node_modules/acme-ui'",
    entry: "resolve/#cannot-resolve",
    cause: /isn't installed/,
  },
  "a loader that isn't installed, in a project without Vue": {
    output: "ERROR in ./src/index.js 3:0-22\nModule not found: Error: Can't resolve 'sass-loader' in '/project'",
    entry: "resolve/#loader",
    cause: /isn't installed/,
  },
  "no main in Node.js 13": {
    output:
      "[BABEL] /web/.cache/develop-static-entry.js: Package exports for '/web/node_modules/@babel/helper-compilation-targets' do not define a '.' subpath",
    entry: "resolve/#not-exported",
    cause: /aren't compatible/,
  },
  "no main, in the words of Node.js 13.14": {
    output:
      'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main resolved in /web/node_modules/@babel/helper-compilation-targets/package.json',
    entry: "resolve/#not-exported",
    cause: /aren't compatible/,
  },
  "optional packages of NestJS in a workspace": {
    output: [
      "ERROR in /web/node_modules/@nestjs/core/nest-application.js",
      "Module not found: Error: Can't resolve '@nestjs/microservices/microservices-module' in '/web/node_modules/@nestjs/core'",
    ].join("\n"),
    entry: "resolve/#cannot-resolve",
    cause: /optional package/,
  },
  "an optional package, which is only a warning": {
    output:
      "WARNING in ./node_modules/acme-orm/lib/mssql.js\nModule not found: Error: Can't resolve 'tedious' in '/project/node_modules/acme-orm/lib'",
    entry: "resolve/#cannot-resolve",
    cause: /optional package/,
  },
  "process without its extension, in the words of Encore": {
    output:
      'Module build failed: Module not found:\n"./node_modules/axios/lib/utils.js" contains a reference to the file "process/browser".',
    entry: "resolve/#fully-specified",
    cause: /Your configuration adds the import/,
  },
  "exports that an old package of Babel lacks": {
    output:
      'Error [ERR_PACKAGE_PATH_NOT_EXPORTED]: No "exports" main resolved in /project/node_modules/@babel/helper-compilation-targets/package.json',
    entry: "resolve/#not-exported",
    cause: /aren't compatible/,
  },
};
