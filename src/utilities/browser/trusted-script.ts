import { trustedTypes } from "./trusted";

// Apart from `trusted.ts`, which is in everybody's first load.
const scripts = trustedTypes?.createPolicy("script", { createScriptURL: (url) => url });

/** The address of a script that the configuration names, as a value that the browser takes. */
export function trustedScriptUrl(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}
