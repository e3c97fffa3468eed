import { earlyScript } from "./early-script";
import { themeScript } from "./theme-script";

/** The only inline script of the site. The security policy allows it by its hash. */
export const inlineScript = themeScript + earlyScript;
