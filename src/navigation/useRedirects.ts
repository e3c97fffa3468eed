import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { idOf, toPageUrl } from "../utilities/urls";
import { useGoTo } from "./useGoTo";

/**
 * Replaces an old address with the current one. It also adds a missing trailing slash, because some hosts serve such
 * addresses without a redirect. The list of old addresses is only loaded for an address without a page.
 *
 * @param isMissing Whether there is no page at the address.
 */
export function useRedirects(isMissing: boolean): void {
  const { pathname, search, hash } = useLocation();
  const goTo = useGoTo();
  useEffect(() => {
    const url = toPageUrl(pathname);
    if (url !== pathname) return goTo(url + search + hash, { replace: true });
    if (!isMissing && (hash === "" || document.getElementById(idOf(hash)))) return;
    let isCurrent = true;
    import(/* webpackChunkName: "redirects" */ "../redirects").then(
      ({ redirected }) => {
        const target = redirected(url, hash);
        if (!isCurrent || target === undefined) return;
        const [path, fragment] = target.split("#");
        goTo(path + search + (fragment === undefined ? "" : `#${fragment}`), { replace: true });
      },
      () => {}, // The page for unknown paths stays on screen.
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, pathname, search, hash, goTo]);
}
