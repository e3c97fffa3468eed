/**
 * The part of the Trusted Types API that this site uses, which the DOM types lack. Source:
 * https://www.w3.org/TR/trusted-types/
 */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string; createScriptURL(url: string): string };
}

interface Rules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string;
}

/** The Trusted Types API; undefined on the server and in browsers that lack it. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** The policy for HTML from the build. The security policy (`src/security-policy.ts`) lists the allowed names. */
const html = trustedTypes?.createPolicy("html", { createHTML: (text) => text });

/** Returns HTML that was generated (and sanitized if necessary) at build time, as a trusted value for `innerHTML`. */
export function trustedHtml(text: string): string {
  return html?.createHTML(text) ?? text;
}
