import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { redirected } from "../redirects";
import { toPageUrl } from "../utilities/urls";

/**
 * Puts the present address in the place of an old one, and of one without its trailing slash where a host answers
 * `/about` without a redirect. After hydration: the page that was sent is the right one already.
 */
export function useRedirects(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const url = toPageUrl(pathname);
  const wanted = redirected(url, hash) ?? url + hash;
  useEffect(() => {
    if (wanted === pathname + hash) return;
    const [path, fragment] = wanted.split("#");
    navigate(path + search + (fragment === undefined ? "" : `#${fragment}`), { replace: true });
  }, [wanted, pathname, search, hash, navigate]);
}

/** Url of the page that an address shows, an old one's too. */
export function shownUrl(pathname: string): string {
  const url = toPageUrl(pathname);
  return redirected(url)?.replace(/#.*/, "") ?? url;
}
