import { trustedTypes } from "../../utilities/browser/trusted";

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
