import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { decode, toPageUrl } from "../utilities/urls";
import { useGoTo } from "./useGoTo";

/**
 * Puts the present address in the place of an old one, and of one without its trailing slash where a host answers
 * `/about` without a redirect. The list of old addresses is fetched only for an address that leads nowhere.
 *
 * @param isMissing whether there is no page at the address.
 */
export function useRedirects(isMissing: boolean): void {
  const { pathname, search, hash } = useLocation();
  const goTo = useGoTo();
  useEffect(() => {
    const url = toPageUrl(pathname);
    if (url !== pathname) return goTo(url + search + hash, { replace: true });
    if (!isMissing && (hash === "" || document.getElementById(decode(hash.slice(1))))) return;
    let isCurrent = true;
    import(/* webpackChunkName: "redirects" */ "../redirects").then(
      ({ redirected }) => {
        const target = redirected(url, hash);
        if (!isCurrent || target === undefined) return;
        const [path, fragment] = target.split("#");
        goTo(path + search + (fragment === undefined ? "" : `#${fragment}`), { replace: true });
      },
      () => {}, // the page for unknown paths stays
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, pathname, search, hash, goTo]);
}
