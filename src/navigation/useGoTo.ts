import { useCallback, useContext } from "react";
import { UNSAFE_NavigationContext } from "react-router-dom";

/** Navigates to a path of this site, without the base path; a query and a fragment may follow it. */
export type GoTo = (path: string, options?: { replace?: boolean }) => void;

/**
 * Returns a function that navigates. It replaces the router's `useNavigate`, which also resolves relative paths against
 * nested routes and adds 1.4 kB (brotli) to every first load. This site has no nested routes, so the router's history
 * is enough.
 */
export function useGoTo(): GoTo {
  const { basename, navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(
    (path, { replace = false } = {}) => {
      const address = basename.replace(/\/$/, "") + path;
      if (replace) navigator.replace(address);
      else navigator.push(address);
    },
    [basename, navigator],
  );
}
