import { redirected } from "../../../src/redirects";
import { isExternal, toPageUrl } from "../../../src/utilities/urls";

/** This documentation's address, whatever the site is built for: READMEs link to it by that. */
const DOCUMENTATION = /^https?:\/\/(www\.)?webpack\.js\.org(?=[/?#]|$)/i;

/**
 * An address of a README as it works on this site: pages of ours by their present path, relative ones at the place they
 * were written for.
 *
 * @param source where the README was fetched from.
 */
export function externalAddress(written: string, source: string): string {
  if (written.startsWith("#") || !URL.canParse(written, source)) return written;
  if (DOCUMENTATION.test(written)) return ownAddress(new URL(written));
  if (isExternal(written)) return written;
  // On the code host a leading slash is the root of the repository.
  const root = /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[^/]+/.exec(source)?.[0];
  return new URL(root && written.startsWith("/") ? root + written : written, source).href;
}

/** The same for what has to be a picture itself, not the code host's page around it. */
export function pictureAddress(written: string, source: string): string {
  return externalAddress(written, source).replace(/^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//, "$1/raw/");
}

function ownAddress({ pathname, search, hash }: URL): string {
  const url = toPageUrl(pathname);
  return redirected(url, hash) ?? url + search + hash;
}
