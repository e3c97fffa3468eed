/** The part of the Trusted Types API that is used; not in the DOM types yet. Source: https://www.w3.org/TR/trusted-types/ */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { createHTML(html: string): string; createScriptURL(url: string): string };
}

interface Rules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string;
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

/** For strings that the build made. Which names exist is in the security policy: `src/security-policy.ts`. */
const site = trustedTypes?.createPolicy("site", { createHTML: (html) => html, createScriptURL: (url) => url });

/** HTML that was made, and where needed sanitised, at build time, as a value that the browser takes for `innerHTML`. */
export function trustedHtml(html: string): string {
  return site?.createHTML(html) ?? html;
}

/** The address of a script that the configuration names. */
export function trustedScriptUrl(url: string): string {
  return site?.createScriptURL(url) ?? url;
}

/** One element with nothing in it but a class and attributes of its role: no text, no event handler, no address. */
const EMPTY_ELEMENT = /^<(span|div|p|pre)(?: (?:class|role|aria-[a-z]+)="[\w -]*")*><\/\1>$/;

/**
 * Lets a library that writes strings of HTML make empty elements, and nothing else: what a reader types can never be
 * read as HTML.
 */
export function trustEmptyElements(): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "" || EMPTY_ELEMENT.test(html) ? html : null),
  });
}
