import { inBrowser } from "../../../lib/in-browser";
import { installList } from "../../../lib/packages";
import { raises } from "../../../lib/raises";

const FILES = { "src/index.js": 'import { createContext } from "react";\ncreateContext(3);' };

/** Runs code that uses React, as bundlers do for the browser, or for server components with their condition. */
const withReact = async (...conditions: string[]) =>
  inBrowser(FILES, {
    mode: "development",
    devtool: false,
    module: { parser: { javascript: { exportsPresence: false } } }, // only the bundle's own message
    resolve: { modules: [await installList("frameworks")], conditionNames: [...conditions, "..."] },
  });

raises("interop/#not-a-function", { broken: () => withReact("react-server"), fixed: () => withReact() });
