import { redirected } from "../../../src/redirects";
import { isExternal, toPageUrl } from "../../../src/utilities/urls";

/** The address of the webpack documentation, which READMEs link to, no matter where this site is published. */
const DOCUMENTATION = /^https?:\/\/(www\.)?webpack\.js\.org(?=[/?#]|$)/i;

/**
 * Converts an address of a README for this site: pages of this site get their current path, and relative addresses are
 * resolved against the README's source.
 *
 * @param source The address that the README was fetched from.
 */
export function externalAddress(written: string, source: string): string {
  if (written.startsWith("#") || !URL.canParse(written, source)) return written;
  if (DOCUMENTATION.test(written)) return addressHere(new URL(written));
  if (isExternal(written)) return written;
  // On GitHub, a leading slash refers to the root of the repository.
  const root = /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[^/]+/.exec(source)?.[0];
  return new URL(root && written.startsWith("/") ? root + written : written, source).href;
}

/** Converts the address of an image in the same way, but links to the file itself instead of GitHub's page for it. */
export function pictureAddress(written: string, source: string): string {
  return externalAddress(written, source).replace(/^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//, "$1/raw/");
}

function addressHere({ pathname, search, hash }: URL): string {
  const url = toPageUrl(pathname);
  return redirected(url, hash) ?? url + search + hash;
}
