import { trustedTypes } from "./trusted";

// This is separate from `trusted.ts`, which is part of every first load.
const scripts = trustedTypes?.createPolicy("script", { createScriptURL: (url) => url });

/** Returns the address of a configured script as a trusted value. */
export function trustedScriptUrl(url: string): string {
  return scripts?.createScriptURL(url) ?? url;
}
