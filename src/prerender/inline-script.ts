import { earlyScript } from "./early-script";
import { themeScript } from "./theme-script";

/** The one inline script of the site, which its security policy allows by a hash. */
export const inlineScript = themeScript + earlyScript;
