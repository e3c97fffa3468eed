import type { OtherTool } from "../types";

/** What Next.js says about your pages, its own rules, and the machine that builds. */
export const NEXTJS_MESSAGES: readonly OtherTool[] = [
  {
    name: "Next.js",
    signs: ["Global CSS cannot be imported", "CSS Imported by a Global CSS"],
    meaning:
      "Next.js itself rejects this import: in its pages folder, a style sheet for the whole page can only be imported in pages/_app.js. No rule of webpack's configuration is wrong.",
    look: "The line with Location is the file that imports it. If it's yours, move the import to pages/_app.js, or rename the file to *.module.css. If it's a package's own file, list the package in transpilePackages of next.config.js, which needs Next.js 13.1, or update the package. If the import already is in pages/_app.js, change the version of Next.js: 11.1.1 on Windows reports it by mistake, 11.1.0 and 12 don't.",
    link: { title: "Next.js: Global CSS", to: "https://nextjs.org/docs/messages/css-global" },
  },
  {
    name: "Next.js",
    signs: ["Invalid next.config.js options detected", "Invalid next.config.mjs options detected"],
    meaning: "Next.js doesn't know an option in your configuration and ignores it. webpack isn't involved.",
    look: "The line names the option. Check its spelling and its place. If the option is newer than your version of Next.js, update next: transpilePackages, for example, needs 13.1.",
    link: { title: "Next.js: Invalid next.config.js", to: "https://nextjs.org/docs/messages/invalid-next-config" },
  },
  {
    name: "Next.js",
    signs: ["unsupported file type: undefined (file: undefined)"],
    meaning:
      "Since version 11, Next.js handles imported images itself, and it has received one that another rule had already turned into JavaScript. Usually, that's a rule of yours for SVG files.",
    look: "Leave SVG files to one of the two: remove your rule, or set images: { disableStaticImages: true } in next.config.js.",
    link: { title: "Where the configuration is: Next.js", to: "/errors/configuration-files/#nextjs" },
  },
  {
    name: "Next.js",
    signs: ["Error occurred prerendering page", "Failed to collect page data for"],
    meaning:
      "Next.js runs your pages during the build to write their HTML, and a page's code failed. webpack had already finished.",
    look: "The error and the page are in the lines around it. Usually, the page uses the browser (window, document) or data that isn't there during the build.",
    link: { title: "Next.js: Prerendering error", to: "https://nextjs.org/docs/messages/prerender-error" },
  },
  {
    name: "Next.js",
    signs: ["works in a Client Component", "works in Client Components"],
    meaning:
      'In the app folder of Next.js, components run on the server unless their file begins with "use client". This file uses something that only React in the browser has, such as useState. No setting of webpack is wrong.',
    look: 'Write "use client" in the first line of the file. If the file is in node_modules, import the package in a file of your own that has this line, and use that one. It may be enough to import a single component from its own path or package instead of the whole library, or to update it: newer versions of many packages contain the line.',
    link: { title: "Next.js: use client", to: "https://nextjs.org/docs/app/api-reference/directives/use-client" },
  },
  {
    name: "Next.js",
    signs: ["load SWC binary"],
    meaning:
      "Next.js compiles your code with SWC, a program that has its own package for each system. The package for this system isn't installed, or it can't be loaded.",
    look: "Delete node_modules and the lock file, and install again on the system that builds. Don't copy node_modules from another system, and don't leave out optional packages when you install. In a Dockerfile, Alpine needs another package than other images, so install in the image that you start from.",
    link: { title: "Next.js: Failed to load SWC", to: "https://nextjs.org/docs/messages/failed-loading-swc" },
  },
  {
    name: "Next.js",
    signs: ["Dynamic Code Evaluation"],
    meaning:
      "Code for an edge runtime, such as a middleware, isn't allowed to create code from text with eval or new Function, and a package in it does.",
    look: "The lines below Import trace show which import adds the package. Import something smaller, or a package that supports edge runtimes, such as jose instead of jsonwebtoken. If the code is in the package, but never runs, list its files in unstable_allowDynamic in the config of that route.",
    link: {
      title: "Next.js: Dynamic code evaluation",
      to: "https://nextjs.org/docs/messages/edge-dynamic-code-evaluation",
    },
  },
  {
    name: "Next.js",
    signs: ["from Google Fonts"],
    meaning: "Next.js downloads the fonts of next/font/google while it builds, and couldn't.",
    look: "Check that the machine that builds can open fonts.googleapis.com, perhaps through a proxy. If it mustn't, save the font in your project and use next/font/local.",
    link: { title: "Next.js: Fonts", to: "https://nextjs.org/docs/app/getting-started/fonts" },
  },
  {
    name: "Next.js",
    signs: ["React Component in page", "React Component as default"],
    meaning:
      "A file in the pages folder doesn't export a component as its default, so Next.js can't make a page of it.",
    look: "Add export default to the page's component. If the file isn't a page, move it out of the folder, because Next.js treats each file in pages as one. An empty file is a page without a component, too.",
    link: {
      title: "Next.js: Pages",
      to: "https://nextjs.org/docs/pages/building-your-application/routing/pages-and-layouts",
    },
  },
  {
    name: "Next.js",
    signs: ["sure the name of the module"],
    meaning:
      "next-transpile-modules looks for each package in its list before webpack starts, and can't find one, or doesn't find its main file.",
    look: "Since Next.js 13.1, you don't need the plugin: remove it, and list the packages in transpilePackages in next.config.js. In older versions, install the package, or list it in the dependencies of this application if it's in your workspace. Its package.json has to have a main field that leads to a file.",
    link: { title: "Where the configuration is: Next.js", to: "/errors/configuration-files/#nextjs" },
  },
];
