import { useCallback, useContext } from "react";
import { UNSAFE_NavigationContext } from "react-router-dom";

/** Goes to a path of this site, without the base path; query and fragment may follow. */
export type GoTo = (path: string, options?: { replace?: boolean }) => void;

/**
 * What `useNavigate` is elsewhere. The router's own also resolves relative paths against nested routes, of which this
 * site has none: 1.4 kB (brotli) of every first load. Its history, which is behind that name, is all that is needed.
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
