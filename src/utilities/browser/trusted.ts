/** The part of the Trusted Types API that is used; not in the DOM types yet. Source: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string; createScriptURL(url: string): string };
}

interface Rules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string;
}

/** Absent where the browser has no Trusted Types, and on the server. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** For strings that the build made. Which names exist is in the security policy: `src/security-policy.ts`. */
const html = trustedTypes?.createPolicy("html", { createHTML: (text) => text });

/** HTML that was made, and where needed sanitised, at build time, as a value that the browser takes for `innerHTML`. */
export function trustedHtml(text: string): string {
  return html?.createHTML(text) ?? text;
}
